import type { Preview } from "@storybook/react-vite";
// The rest lies in src/, where the linter's type information reaches; the order is read from here without running anything.
import { preview } from "../src/preview.tsx";

const config: Preview = {
  ...preview,
  tags: ["autodocs"],
  parameters: {
    ...preview.parameters,
    options: {
      storySort: {
        method: "alphabetical",
        order: ["Match day", ["All together"], "Actions", "Form", "Feedback", "Layout", "Order wizard", "Screens", "Shell"],
      },
    },
  },
};

export default config;
