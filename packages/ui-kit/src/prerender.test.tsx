import { act, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  Board,
  Button,
  ButtonLink,
  CheckboxField,
  Chips,
  CodeField,
  Container,
  DateField,
  EmptyState,
  ErrorState,
  FieldRow,
  FieldSet,
  Jersey,
  Notice,
  NumberPicker,
  OrderTicket,
  Panel,
  PasswordField,
  PhoneField,
  Pill,
  RadioCards,
  Ribbon,
  ScoreboardClock,
  Section,
  SegmentBar,
  SelectField,
  Skeleton,
  SkipLink,
  Spinner,
  Stepper,
  SwitchField,
  Tabs,
  TariffCard,
  TariffGrid,
  TextField,
  TextLink,
  ToastProvider,
} from "./index.ts";

const nothing = () => undefined;
const options = [
  { value: "a", label: "A", title: "A" },
  { value: "b", label: "B", title: "B" },
];

/** Every component that a prerendered page may contain. */
function Everything() {
  return (
    <ToastProvider closeLabel="Schließen">
      <SkipLink>Zum Inhalt</SkipLink>
      <Section title="Alles" tone="club">
        <Container>
          <Jersey style="striped" name="DENİZ" number="19" label="Trikot" />
          <Button busy busyLabel="Lädt">
            Los
          </Button>
          <ButtonLink href="/tarife">Tarife</ButtonLink> <TextLink href="/agb">AGB</TextLink>
          <Ribbon />
        </Container>
      </Section>
      <TariffGrid>
        <TariffCard
          name="Flex M"
          term="24 Monate"
          gb="19"
          unit="GB"
          facts={[{ text: "Flat" }]}
          price="14,99 €"
          priceNote="im Monat"
          tag="Neu"
        />
      </TariffGrid>
      <Stepper label="Schritte" steps={[{ id: "a", label: "Tarif", state: "now" }]} />
      <FieldSet legend="Daten">
        <FieldRow>
          <TextField label="Vorname" name="firstName" value="" onChange={nothing} hint="Wie im Ausweis" error="Fehlt" />
          <PhoneField label="Telefon" name="phone" value="" onChange={nothing} />
        </FieldRow>
        <DateField label="Geburtstag" name="birth" value="2001-09-15" onChange={nothing} />
        <PasswordField label="Passwort" name="password" value="" onChange={nothing} showLabel="Zeigen" hideLabel="Verbergen" />
        <SelectField label="Ausweis" name="document" value="" onChange={nothing} options={options} placeholder="Wählen" />
        <RadioCards legend="SIM" name="sim" value="a" onChange={nothing} options={options} />
        <CheckboxField name="terms" checked={false} onChange={nothing}>
          Einverstanden
        </CheckboxField>
        <SwitchField name="notice" checked={false} onChange={nothing}>
          Hinweis
        </SwitchField>
        <CodeField label="Code" name="code" value="19" onChange={nothing} />
        <Chips legend="Filter" value="a" onChange={nothing} options={options} />
        <Tabs legend="Ansicht" value="a" onChange={nothing} options={options} />
        <NumberPicker legend="Nummer" numbers={[{ id: "a", text: "0171 39200 07", note: "VIP", vip: true }]} value="a" onChange={nothing} />
      </FieldSet>
      <OrderTicket
        heading="Bestellung"
        title="Flex M"
        numeral="19"
        rows={[]}
        total={{ label: "Heute", value: "10,00 €" }}
        dock={{ openLabel: "Öffnen", closeLabel: "Schließen" }}
      />
      <Board>
        <SegmentBar value={1} max={2} label="Daten" />
        <ScoreboardClock label="Zeit" secondsLeft={100} warnLabel="Gleich" />
      </Board>
      <Panel title="Rechnung">
        <Pill tone="ok">bezahlt</Pill>
      </Panel>
      <Notice tone="warn" title="Achtung" />
      <EmptyState title="Leer" />
      <ErrorState title="Kaputt" message="Später." action={null} />
      <Skeleton height="20px" width="60%" />
      <Spinner label="Lädt" />
    </ToastProvider>
  );
}

let host: HTMLElement;
beforeEach(() => {
  host = document.createElement("div");
  document.body.append(host);
});
afterEach(() => host.remove());

async function hydrate(html: string, page: ReactNode): Promise<string[]> {
  const complaints: string[] = [];
  const spy = vi.spyOn(console, "error").mockImplementation((...parts: unknown[]) => void complaints.push(parts.map(String).join(" ")));
  host.innerHTML = html;
  const root = hydrateRoot(host, page, { onRecoverableError: (error) => void complaints.push(String(error)) });
  await act(async () => new Promise((done) => setTimeout(done, 50)));
  root.unmount();
  spy.mockRestore();
  return complaints.filter((complaint) => !complaint.includes("act("));
}

test("what the server drew is taken over without a complaint", async () => {
  expect(await hydrate(renderToString(<Everything />), <Everything />)).toEqual([]);
});

test("a page that differs is complained about, so that the test above means something", async () => {
  const html = renderToString(<Everything />).replace("Zum Inhalt", "Woandershin");
  expect(await hydrate(html, <Everything />)).not.toEqual([]);
});

test("no inline style: the content policy would refuse it before the script has run", () => {
  const html = renderToString(<Everything />);
  expect(html).not.toMatch(/\sstyle=/);
  expect(html).not.toContain("<style");
});
