import type { Meta, StoryObj } from "@storybook/react-vite";
import { ApiError } from "@tribun/api-client";
import type { ErrorCode } from "@tribun/domain";
import { StoryStage } from "../../testing/stage.tsx";
import { ApiErrorNotice, ApiErrorView } from "./api-error-view.tsx";

type ErrorStoryProps = { readonly code: ErrorCode; readonly whole?: boolean; readonly unreachable?: boolean };

function ErrorStory({ code, whole = false, unreachable = false }: ErrorStoryProps) {
  const error = new ApiError(code, { requestId: "req-1907", retryAfterSeconds: 90, ...(unreachable && { reason: "unreachable" }) });
  const Show = whole ? ApiErrorView : ApiErrorNotice;
  return <StoryStage screen={<Show error={error} onRetry={() => undefined} />} />;
}

const meta = {
  title: "Shell/Errors",
  component: ErrorStory,
  play: async ({ canvas }) => void (await canvas.findByRole("alert")),
} satisfies Meta<typeof ErrorStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Retry: Story = { args: { code: "-1" } };
export const Unreachable: Story = { args: { code: "-1", unreachable: true } };
export const TooManyTries: Story = { args: { code: "RATE_LIMIT_EXCEEDED" } };
export const AlreadyRegistered: Story = { args: { code: "1048" } };
export const PaymentFailed: Story = { args: { code: "1038" } };
/** An error that leaves nothing of the page to show. */
export const WholePage: Story = { args: { code: "1012", whole: true } };
