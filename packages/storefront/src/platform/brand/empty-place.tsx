import { EmptyState, type EmptyStateProps } from "@tribun/ui-kit";
import { useVoice } from "./use-voice.ts";

/** The state of an empty list: first the club's own words, then plain ones and the next step. Not for what is unknown or over. */
export function EmptyPlace(props: Omit<EmptyStateProps, "voice">) {
  return <EmptyState voice={useVoice().empty} {...props} />;
}
