import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import {
  Board,
  Button,
  Chips,
  FieldRow,
  Jersey,
  NumberPicker,
  OrderTicket,
  Panel,
  Pill,
  RadioCards,
  Ribbon,
  ScoreboardClock,
  Section,
  SegmentBar,
  ShirtNumber,
  Stepper,
  TariffCard,
  TariffGrid,
  TextField,
} from "../index.ts";
import styles from "./match-day.module.css";
import { useStoryText } from "./in-language.tsx";

/** The components together, as on home, order and dashboard. Compare it with the design reference in every club. */
const meta = { title: "Match day/All together", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function HomePage() {
  const say = useStoryText();
  const facts = [
    { text: say("Allnet-Flat in alle deutschen Netze") },
    { text: say("300 Minuten in die Türkei") },
    { text: say("EU-Roaming inklusive") },
  ];
  const card = {
    term: say("Monatlich kündbar"),
    unit: "GB 5G",
    facts,
    priceNote: say("im Monat, inkl. MwSt."),
    footer: <Button wide>{say("Auswählen")}</Button>,
  };
  return (
    <>
      <div className={styles.heroFrame}>
        <Section tone="club">
          <div className={styles.hero}>
            <div>
              <h1>
                {say("Dein Verein")}
                <br />
                {say("im Netz.")}
              </h1>
              <p className={styles.lead}>{say("Allnet-Flat, 5G und Türkei-Minuten in den Farben, die du ohnehin trägst.")}</p>
              <div className={styles.actions}>
                <Button variant="accent">{say("Tarif wählen")}</Button>
                <Button variant="quiet">{say("Rufnummer mitnehmen")}</Button>
              </div>
            </div>
            <div className={styles.shirt}>
              <Jersey style="striped" name={say("DEIN NAME")} number="19" label={say("Trikot von hinten mit Name und Nummer")} />
            </div>
          </div>
        </Section>
      </div>
      <Ribbon />
      <Section title={say("Such dir deinen Tarif aus")}>
        <TariffGrid>
          <TariffCard {...card} name="Flex S" gb="7" price="9,99 €" />
          <TariffCard
            {...card}
            name="Flex M"
            gb="19"
            price="14,99 €"
            featured
            tag={say("Trikot dazu bestellbar")}
            footer={
              <Button variant="accent" wide>
                {say("Auswählen")}
              </Button>
            }
          />
          <TariffCard {...card} name="Flex L" gb="40" price="19,99 €" />
        </TariffGrid>
      </Section>
    </>
  );
}

export const Home: Story = { render: () => <HomePage /> };

function Wizard() {
  const say = useStoryText();
  const [number, setNumber] = useState("33");
  const [kind, setKind] = useState("new");
  const [filter, setFilter] = useState("all");
  return (
    <Section tone="raised">
      <div className={styles.stepper}>
        <Stepper
          label={say("Deine Bestellung")}
          doneLabel={say("erledigt")}
          steps={[
            { id: "tariff", label: say("Tarif"), state: "done", href: "#tariff" },
            { id: "number", label: say("Nummer und SIM"), state: "now" },
            { id: "extras", label: say("Trikot"), state: "todo" },
            { id: "approval", label: say("Prüfen und bestellen"), state: "todo" },
          ]}
        />
      </div>
      <div className={styles.wizard}>
        <div className={styles.form}>
          <h2>{say("Such dir deine Nummer aus")}</h2>
          <RadioCards
            legend={say("Nummer")}
            legendHidden
            name="kind"
            value={kind}
            onChange={setKind}
            options={[
              { value: "new", title: say("Neue Nummer"), description: say("Sofort reserviert") },
              { value: "port", title: say("Nummer mitnehmen"), description: say("Vom bisherigen Anbieter") },
            ]}
          />
          <div className={styles.bar}>
            <Chips
              legend={say("Welche Nummern")}
              value={filter}
              onChange={setFilter}
              options={[
                { value: "all", label: say("Alle") },
                { value: "vip", label: "VIP" },
                { value: "random", label: say("Zufall") },
              ]}
            />
            <ScoreboardClock label={say("Für dich reserviert")} secondsLeft={892} warnLabel={say("Noch 3 Minuten")} />
          </div>
          <NumberPicker
            legend={say("Deine neue Nummer")}
            value={number}
            onChange={setNumber}
            numbers={[
              { id: "21", text: "0171 39200 21", note: say("ohne Aufpreis") },
              { id: "33", text: "0171 39200 33", note: say("deine Wahl") },
              { id: "07", text: "0171 39200 07", note: say("VIP, einmalig 9,99 €"), vip: true },
              { id: "18", text: "0176 040690 18", note: say("ohne Aufpreis") },
              { id: "40", text: "0176 040690 40", note: say("gerade vergeben"), disabled: true },
              { id: "99", text: "0171 39200 99", note: say("VIP, einmalig 29,99 €"), vip: true },
            ]}
          />
          <FieldRow>
            <TextField label={say("Vorname")} name="firstName" value="Deniz" onChange={() => undefined} />
            <TextField
              label={say("Postleitzahl")}
              name="postalCode"
              value="101"
              onChange={() => undefined}
              error={say("Die Postleitzahl hat genau 5 Ziffern.")}
            />
          </FieldRow>
          <div className={styles.actions}>
            <Button variant="quiet">{say("Zurück")}</Button>
            <Button>{say("Weiter zum Trikot")}</Button>
          </div>
        </div>
        <OrderTicket
          heading={say("Deine Bestellung")}
          title="Flex M"
          numeral="19"
          rows={[
            { label: say("Rufnummer"), value: "0171 39200 33" },
            { label: "SIM", value: "eSIM" },
            { label: say("Trikot"), value: say("offen") },
            { label: say("Anschlusspreis"), value: "9,99 €" },
            { label: say("Identitätsprüfung"), value: "0,01 €" },
          ]}
          total={{ label: say("Heute fällig"), note: say("inkl. MwSt."), value: "10,00 €" }}
          after={{ label: say("danach im Monat"), value: "14,99 €" }}
          dock={{ openLabel: say("Details ansehen"), closeLabel: say("Schließen") }}
        />
      </div>
    </Section>
  );
}

export const Order: Story = { render: () => <Wizard /> };

function DashboardPage() {
  const say = useStoryText();
  return (
    <Section title={say("Hallo, Deniz")} headingLevel={1}>
      <div className={styles.dash}>
        <Board label={say("Dein Verbrauch")}>
          <div className={styles.bar}>
            <span>Flex M, 0171 39200 33</span>
            <span>{say("noch 11 Tage")}</span>
          </div>
          <ShirtNumber size="xl" unit={say("GB übrig")}>
            11,8
          </ShirtNumber>
          <SegmentBar value={11.8} max={19} label={say("Datenvolumen")} valueText={say("11,8 von 19 GB")} />
        </Board>
        <Panel title={say("Rechnungen")} headingLevel={2}>
          <ul className={styles.rows}>
            <li className={styles.row}>
              <span>{say("Oktober")}</span>
              <Pill tone="bad">{say("offen")}</Pill>
            </li>
            <li className={styles.row}>
              <span>{say("September")}</span>
              <Pill tone="ok">{say("bezahlt")}</Pill>
            </li>
          </ul>
          <Button wide>{say("14,99 € bezahlen")}</Button>
        </Panel>
      </div>
    </Section>
  );
}

export const Dashboard: Story = { render: () => <DashboardPage /> };
