import { hydrateRoot } from "react-dom/client";
import { createCore } from "../../platform/app/core.ts";
import type { Brand } from "@tribun/brand-contract";
import { documentLanguage, fetchPageState } from "../../platform/app/page-state.ts";
import { browserPlace } from "../../platform/place/browser-place.tsx";
import { keepInvitation } from "../../platform/session/invitation.ts";
import { readArrival } from "../../platform/place/search.ts";
import { DRAWN_SEARCH, readPayload } from "../../hydration/hand-over.ts";
import { StandaloneForm } from "../../platform/forms/standalone-form.tsx";
import { FORMS } from "../forms.ts";
import type { FormName } from "../../platform/page/page.ts";

/** Hydrates a standalone form and leaves the page around it as it is. */
export async function startForm(brand: Brand, root: HTMLElement, place: HTMLElement, name: FormName): Promise<void> {
  const arrival = readArrival(location.href);
  if (arrival?.invitation !== undefined) {
    keepInvitation(arrival.invitation);
    // Cleans the address, so that a reload or a shared link repeats nothing.
    history.replaceState(null, "", arrival.href);
  }
  const [state, Form] = await Promise.all([fetchPageState(readPayload()?.state), FORMS[name]()]);
  const core = await createCore({ brand, language: documentLanguage(brand.defaultLanguage), texts: state.texts });
  const form = (
    <StandaloneForm app={core} place={browserPlace(root.getAttribute(DRAWN_SEARCH) ?? "")} answers={state.queries}>
      <Form />
    </StandaloneForm>
  );
  // Hydrates whatever the address asks for, because a fan on a slow connection may already type into the rendered form.
  hydrateRoot(place, form);
}
