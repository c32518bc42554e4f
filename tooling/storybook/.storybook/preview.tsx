import type { Preview } from "@storybook/react-vite";
// The rest is in src/, which the linter checks with types. Storybook reads the order from this file without running it.
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
