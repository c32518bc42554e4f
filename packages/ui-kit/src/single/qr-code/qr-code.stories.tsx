import type { Meta, StoryObj } from "@storybook/react-vite";
import { QrCode } from "./qr-code.tsx";

/** Looks like a QR code but contains nothing; real ones come from the operator's activation code. */
const matrix = Array.from({ length: 25 }, (_, y) => Array.from({ length: 25 }, (_, x) => (x * 7 + y * 13 + x * y) % 3 === 0));

const meta = { title: "Match day/QR code", component: QrCode, args: { label: "QR-Code für deine eSIM" } } satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromMatrix: Story = { args: { matrix } };
export const FromPath: Story = { args: { path: "M0 0h7v7h-7zM14 0h7v7h-7zM0 14h7v7h-7z", modules: 21 } };
