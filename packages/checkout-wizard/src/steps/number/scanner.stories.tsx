import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { withNumber } from "../../testing/samples.ts";
import { StoryWizard } from "../../testing/stage.tsx";

/** A detector that never finds a code. */
class Blind {
  detect(): Promise<readonly []> {
    return Promise.resolve([]);
  }
}

/** Mocks the camera for a story: an empty picture, or none. Returns a function that restores the browser's own. */
function standIn(getUserMedia: () => Promise<MediaStream>): () => void {
  const known: unknown = Reflect.get(globalThis, "BarcodeDetector");
  const devices = Object.getOwnPropertyDescriptor(navigator, "mediaDevices");
  Reflect.set(globalThis, "BarcodeDetector", Blind);
  Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: { getUserMedia } });
  return () => {
    Reflect.set(globalThis, "BarcodeDetector", known);
    if (devices) Object.defineProperty(navigator, "mediaDevices", devices);
    else Reflect.deleteProperty(navigator, "mediaDevices");
  };
}

const meta = {
  title: "Order wizard/2 Number and SIM, the camera",
  component: StoryWizard,
  parameters: { layout: "fullscreen" },
  args: { step: "number", draft: { ...withNumber(), simType: "physical", shopCard: { typed: "" } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /^(?:Mit der Kamera lesen|Kamerayla oku)$/ }));
    await canvas.findByRole("button", { name: /^(?:Kamera aus|Kamerayı kapat)$/ });
  },
} satisfies Meta<typeof StoryWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = { beforeEach: () => standIn(() => Promise.resolve(document.createElement("canvas").captureStream())) };
export const Refused: Story = { beforeEach: () => standIn(() => Promise.reject(new Error("NotAllowedError"))) };
