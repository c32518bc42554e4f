import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../base/button/button.tsx";
import { ErrorState } from "./error-state.tsx";

const meta = {
  title: "Feedback/Error state",
  component: ErrorState,
  args: {
    title: "Das hat nicht geklappt",
    message: "Unser Server antwortet gerade nicht. Deine Eingaben sind gespeichert.",
    action: <Button>Noch einmal versuchen</Button>,
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TryAgain: Story = {};
export const WithReference: Story = { args: { reference: "1012-8F3A", referenceLabel: "Nenne uns am Telefon" } };
