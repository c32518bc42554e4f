import { otherLanguage } from "@tribun/domain";
import { useLanguage } from "@tribun/i18n";
import { useBrand } from "./use-brand.tsx";

/** The part of a greeting that takes the name. */
const NAME = /, \{\{name\}\}/;

/** The club's phrases in the page's language. */
export function useVoice() {
  const language = useLanguage();
  const { vocabulary } = useBrand();
  const other = otherLanguage(language);
  return {
    fans: vocabulary.fans[language],
    chant: vocabulary.chant[language],
    sub: vocabulary.sub[language],
    goal: vocabulary.goal[language],
    empty: vocabulary.empty[language],
    offside: vocabulary.offside[language],
    calls: vocabulary.calls[language],
    messages: vocabulary.messages[language],
    /** The greeting, with a fan's first name or without. */
    greet: (name?: string): string => greeting(vocabulary.greet[language], name),
    /** The greeting without a name, in the other language. */
    greetOther: { lang: other, text: greeting(vocabulary.greet[other]) },
  };
}

function greeting(text: string, name?: string): string {
  // A function, because `replace` would interpret a `$` in a name.
  return text.replace(NAME, () => (name === undefined ? "" : `, ${name}`));
}
