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

/** The components together, as on home, order and dashboard: hold it beside the design reference in every club. */
const meta = { title: "Foundations/Match day", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const facts = ["Allnet-Flat in alle deutschen Netze", "300 Minuten in die Türkei", "EU-Roaming inklusive"];
const card = {
  term: "Monatlich kündbar",
  unit: "GB 5G",
  facts,
  priceNote: "im Monat, inkl. MwSt.",
  footer: <Button wide>Auswählen</Button>,
};

export const Home: Story = {
  render: () => (
    <>
      <div className={styles.heroFrame}>
        <Section tone="club">
          <div className={styles.hero}>
            <div>
              <h1>
                Dein Verein
                <br />
                im Netz.
              </h1>
              <p className={styles.lead}>Allnet-Flat, 5G und Türkei-Minuten in den Farben, die du ohnehin trägst.</p>
              <div className={styles.actions}>
                <Button variant="accent">Tarif wählen</Button>
                <Button variant="quiet">Rufnummer mitnehmen</Button>
              </div>
            </div>
            <div className={styles.shirt}>
              <Jersey style="striped" name="DEIN NAME" number="19" label="Trikot von hinten mit Name und Nummer" />
            </div>
          </div>
        </Section>
      </div>
      <Ribbon />
      <Section title="Such dir deinen Tarif aus">
        <TariffGrid>
          <TariffCard {...card} name="Flex S" gb="7" price="9,99 €" />
          <TariffCard
            {...card}
            name="Flex M"
            gb="19"
            price="14,99 €"
            featured
            tag="Mit Trikot"
            footer={
              <Button variant="accent" wide>
                Auswählen
              </Button>
            }
          />
          <TariffCard {...card} name="Flex L" gb="40" price="19,99 €" />
        </TariffGrid>
      </Section>
    </>
  ),
};

function Wizard() {
  const [number, setNumber] = useState("33");
  const [kind, setKind] = useState("new");
  const [filter, setFilter] = useState("all");
  return (
    <Section tone="raised">
      <div className={styles.stepper}>
        <Stepper
          label="Deine Bestellung"
          doneLabel="erledigt"
          steps={[
            { id: "tariff", label: "Tarif", state: "done", href: "#tariff" },
            { id: "number", label: "Nummer und SIM", state: "now" },
            { id: "extras", label: "Trikot", state: "todo" },
            { id: "approval", label: "Prüfen und bestellen", state: "todo" },
          ]}
        />
      </div>
      <div className={styles.wizard}>
        <div className={styles.form}>
          <h2>Such dir deine Nummer aus</h2>
          <RadioCards
            legend="Nummer"
            legendHidden
            name="kind"
            value={kind}
            onChange={setKind}
            options={[
              { value: "new", title: "Neue Nummer", description: "Sofort reserviert" },
              { value: "port", title: "Nummer mitnehmen", description: "Vom bisherigen Anbieter" },
            ]}
          />
          <div className={styles.bar}>
            <Chips
              legend="Welche Nummern"
              value={filter}
              onChange={setFilter}
              options={[
                { value: "all", label: "Alle" },
                { value: "vip", label: "VIP" },
                { value: "random", label: "Zufall" },
              ]}
            />
            <ScoreboardClock label="Für dich reserviert" secondsLeft={892} warnLabel="Noch 3 Minuten" />
          </div>
          <NumberPicker
            legend="Deine neue Nummer"
            value={number}
            onChange={setNumber}
            numbers={[
              { id: "21", text: "0171 39200 21", note: "ohne Aufpreis" },
              { id: "33", text: "0171 39200 33", note: "deine Wahl" },
              { id: "07", text: "0171 39200 07", note: "VIP, einmalig 9,99 €", vip: true },
              { id: "18", text: "0176 040690 18", note: "ohne Aufpreis" },
              { id: "40", text: "0176 040690 40", note: "gerade vergeben", disabled: true },
              { id: "99", text: "0171 39200 99", note: "VIP, einmalig 29,99 €", vip: true },
            ]}
          />
          <FieldRow>
            <TextField label="Vorname" name="firstName" value="Deniz" onChange={() => undefined} />
            <TextField
              label="Postleitzahl"
              name="postalCode"
              value="101"
              onChange={() => undefined}
              error="Die Postleitzahl hat genau 5 Ziffern."
            />
          </FieldRow>
          <div className={styles.actions}>
            <Button variant="quiet">Zurück</Button>
            <Button>Weiter zum Trikot</Button>
          </div>
        </div>
        <OrderTicket
          heading="Deine Bestellung"
          title="Flex M"
          numeral="19"
          rows={[
            { label: "Rufnummer", value: "0171 39200 33" },
            { label: "SIM", value: "eSIM" },
            { label: "Trikot", value: "offen" },
            { label: "Anschlusspreis", value: "9,99 €" },
            { label: "Identitätsprüfung", value: "0,01 €" },
          ]}
          total={{ label: "Heute fällig", note: "inkl. MwSt.", value: "10,00 €" }}
          after={{ label: "danach im Monat", value: "14,99 €" }}
          mobileBar={{ openLabel: "Details ansehen", closeLabel: "Schließen" }}
        />
      </div>
    </Section>
  );
}

export const Order: Story = { render: () => <Wizard /> };

export const Dashboard: Story = {
  render: () => (
    <Section title="Hallo, Deniz" headingLevel={1}>
      <div className={styles.dash}>
        <Board label="Dein Verbrauch">
          <div className={styles.bar}>
            <span>Flex M, 0171 39200 33</span>
            <span>noch 11 Tage</span>
          </div>
          <ShirtNumber size="xl" unit="GB übrig">
            11,8
          </ShirtNumber>
          <SegmentBar value={11.8} max={19} label="Datenvolumen" valueText="11,8 von 19 GB" />
        </Board>
        <Panel title="Rechnungen" headingLevel={2}>
          <ul className={styles.rows}>
            <li className={styles.row}>
              <span>Oktober</span>
              <Pill tone="bad">offen</Pill>
            </li>
            <li className={styles.row}>
              <span>September</span>
              <Pill tone="ok">bezahlt</Pill>
            </li>
          </ul>
          <Button wide>14,99 € bezahlen</Button>
        </Panel>
      </div>
    </Section>
  ),
};
