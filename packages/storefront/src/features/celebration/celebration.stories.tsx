import type { Meta, StoryObj } from "@storybook/react-vite";
import { Container } from "@tribun/ui-kit";
import { useState } from "react";
import { useVoice } from "../../platform/brand/use-voice.ts";
import { StoryStage } from "../../testing/stage.tsx";
import { useCelebration } from "./use-celebration.ts";

/** A moment is celebrated once, so each story uses a new one. */
function Place({ caption }: { readonly caption?: string }) {
  const { goal } = useVoice();
  const [moment] = useState(() => crypto.randomUUID());
  useCelebration(moment, { caption });
  return (
    <Container>
      <h1>{goal}</h1>
    </Container>
  );
}

const meta = { title: "Celebration", component: StoryStage, args: { screen: <Place /> } } satisfies Meta<typeof StoryStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Confetti without words, beside a title that already is the shout. */
export const Paper: Story = {};
export const WithWords: Story = { args: { screen: <Place caption="Derbi 24 h" /> } };
