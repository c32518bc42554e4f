import { EmptyState, type EmptyStateProps } from "@tribun/ui-kit";
import { useVoice } from "./use-voice.ts";

/** Nothing here yet, first in the club's own words, then plainly, with the next step. Not for what is unknown or over. */
export function EmptyPlace(props: Omit<EmptyStateProps, "voice">) {
  return <EmptyState voice={useVoice().empty} {...props} />;
}
