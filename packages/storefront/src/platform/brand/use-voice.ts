import { otherLanguage } from "@tribun/domain";
import { useLanguage } from "@tribun/i18n";
import { useBrand } from "./use-brand.tsx";

/** What stands between a greeting and its end. */
const NAME = /, \{\{name\}\}/;

/** The club's voice in the page's language. */
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
    /** The same without a name in the other language. */
    greetOther: { lang: other, text: greeting(vocabulary.greet[other]) },
  };
}

function greeting(text: string, name?: string): string {
  // A function, as a name may hold what a replacement would read as a sign.
  return text.replace(NAME, () => (name === undefined ? "" : `, ${name}`));
}
