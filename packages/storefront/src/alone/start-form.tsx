import { hydrateRoot } from "react-dom/client";
import { createCore } from "../api/core.ts";
import type { Brand } from "@tribun/brand-contract";
import { documentLanguage } from "../document-language.ts";
import { fetchPageState } from "../page-state.ts";
import { browserPlace } from "../place/browser-place.tsx";
import { keepInvitation } from "../session/invitation.ts";
import { readArrival } from "../shell/search.ts";
import { DRAWN_SEARCH, readWave } from "../wake/hand-over.ts";
import { AloneForm } from "./alone-form.tsx";
import { FORMS, type FormName } from "./forms.ts";

/** Brings a form to life and leaves the page round it as it is. */
export async function startForm(brand: Brand, root: HTMLElement, place: HTMLElement, name: FormName): Promise<void> {
  const arrival = readArrival(location.href);
  if (arrival?.invitation !== undefined) {
    keepInvitation(arrival.invitation);
    // Out of the address, so that a reload or a shared link repeats nothing.
    history.replaceState(null, "", arrival.href);
  }
  const [state, Form] = await Promise.all([fetchPageState(readWave()?.state), FORMS[name]()]);
  const core = await createCore({ brand, language: documentLanguage(brand.defaultLanguage), texts: state.texts });
  const form = (
    <AloneForm app={core} place={browserPlace(root.getAttribute(DRAWN_SEARCH) ?? "")} given={state.queries}>
      <Form />
    </AloneForm>
  );
  // Whatever the address asks for: who has begun to type on a slow line types into the form that was drawn.
  hydrateRoot(place, form);
}
