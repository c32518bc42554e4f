import { TextLink } from "@tribun/ui-kit";
import { AppLink } from "../platform/place/app-link.tsx";

/** A link that stands alone and leads on inside the site. */
export function ForwardLink({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <TextLink
      strong
      render={({ className }) => (
        <AppLink href={href} exact className={className}>
          {text}
        </AppLink>
      )}
    />
  );
}
