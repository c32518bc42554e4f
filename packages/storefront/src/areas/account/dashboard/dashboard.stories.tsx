import type { Match } from "@tribun/api-client/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { PortingState } from "@tribun/domain";
import { within } from "storybook/test";
import { refuse } from "../../../testing/fake-operator.ts";
import { sampleGame, sampleShootout } from "../../../testing/sample-games.ts";
import { sampleCatalogue } from "../../../testing/sample-catalogue.ts";
import { sampleInvoice } from "../../../testing/sample-invoice.ts";
import { sampleOwnShare, sampleShare } from "../../../testing/sample-share.ts";
import { sampleMatch, sampleMatches, sampleResult, sampleToday } from "../../../testing/sample-matches.ts";
import { samplePacks } from "../../../testing/sample-options.ts";
import {
  changedLine,
  manyBonuses,
  manyLines,
  nearlyUsedUp,
  ported,
  portedOrder,
  sampleAdvice,
  sampleChange,
  sampleLine,
  sampleOrder,
  sampleStanding,
  sampleUser,
} from "../../../testing/samples.ts";
import { StoryStage } from "../../../testing/stage.tsx";
import { Dashboard } from "./dashboard.tsx";

const QUIET = {
  "GET /api/tariffs/me": [sampleLine],
  "GET /api/orders": [],
  "GET /api/tariffs/me/ping": sampleStanding,
  "GET /api/users/me": sampleUser,
  "GET /api/club-share": sampleShare,
  "GET /api/club-share/me": sampleOwnShare,
  "GET /api/games": [{ ...sampleGame, state: "ready" }],
  "GET /api/invoices/me": [{ ...sampleInvoice, status: "issued", dueDate: "2026-12-04" }],
};

const match = (matches: readonly Match[]) => ({
  answers: { ...QUIET, "GET /api/matches": matches, "GET /api/tariffs/options": samplePacks, "GET /api/tariffs/options/me": [] },
});

const meta: Meta<typeof StoryStage> = {
  title: "Screens/Dashboard",
  component: StoryStage,
  parameters: { layout: "fullscreen" },
  args: { screen: <Dashboard />, path: "/dashboard", user: sampleUser, answers: QUIET },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1 });
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};

export const MatchSoon: Story = { args: match(sampleMatches) };
/** On a match day the pack stands beside the match. */
export const MatchToday: Story = { args: match([sampleResult, sampleToday]) };
export const MatchRunning: Story = { args: match([sampleResult, { ...sampleToday, kickOff: "2026-11-21T10:30:00.000Z" }]) };
export const MatchPostponed: Story = { args: match([sampleResult, { ...sampleMatch, state: "postponed" }]) };
export const MatchCancelled: Story = { args: match([{ ...sampleToday, state: "cancelled" }, sampleMatch]) };
export const MatchFar: Story = { args: match([{ ...sampleMatch, kickOff: "2026-12-12T17:30:00.000Z" }]) };

export const Overdue: Story = {
  args: { answers: { ...QUIET, "GET /api/invoices/me": [{ ...sampleInvoice, returnedAt: "2026-11-16T08:00:00.000Z" }] } },
};
export const RewardOpen: Story = {
  args: {
    answers: {
      ...QUIET,
      "GET /api/games": [
        { ...sampleGame, state: "won" },
        { ...sampleShootout, state: "lost" },
      ],
    },
  },
};
export const NothingOpen: Story = { args: { answers: { ...QUIET, "GET /api/invoices/me": [] } } };
export const UsedUp: Story = {
  args: { answers: { ...QUIET, "GET /api/tariffs/me": [{ ...sampleLine, remainingGb: 0, throttled: true }] } },
};

/** Notices that the law requires: 80 % used, the cap abroad reached, the contract ends, another tariff fits better. */
const toldAbout = (told: Partial<typeof sampleLine>): Story => ({
  args: { answers: { ...QUIET, "GET /api/tariffs/me": [{ ...sampleLine, ...told }] } },
});
export const NearlyUsedUp: Story = toldAbout(nearlyUsedUp);
export const CapAbroad: Story = toldAbout({ roaming: "capped" });
export const Ending: Story = toldAbout({ endsOn: "2026-12-31" });
export const Advised: Story = toldAbout({ advice: sampleAdvice });
export const Changed: Story = toldAbout(changedLine);

export const SeveralLines: Story = {
  args: {
    answers: {
      ...QUIET,
      "GET /api/tariffs/me": [
        sampleLine,
        {
          ...sampleLine,
          id: "l2",
          msisdn: "+491713920007",
          sim: { type: "physical", iccidMasked: "8949 •••• •••• 0103", state: "active" },
        },
      ],
    },
  },
};
const late = { "GET /api/invoices/me": [{ ...sampleInvoice, status: "blocked" }] };
/** First only outgoing services are blocked; the card itself still works (§ 61 TKG). */
export const BlockedForABill: Story = {
  args: {
    answers: {
      ...QUIET,
      ...late,
      "GET /api/tariffs/me": [{ ...sampleLine, status: "blocked", sim: { ...sampleLine.sim, state: "active" } }],
    },
  },
};
export const SimBlocked: Story = toldAbout({ sim: { ...sampleLine.sim, state: "blockedByFan" } });
export const BlockedByBoth: Story = {
  args: {
    answers: {
      ...QUIET,
      ...late,
      "GET /api/tariffs/me": [{ ...sampleLine, status: "blocked", sim: { ...sampleLine.sim, state: "blockedByBoth" } }],
    },
  },
};

/** Five hundred contract changes, and as many bonuses on the first board. */
export const LongNews: Story = {
  args: {
    answers: {
      ...QUIET,
      "GET /api/tariffs/me": manyLines(500).map((line, at) => ({
        ...{ ...line, changes: [{ ...sampleChange, id: `c${at}` }] },
        ...(at === 0 && { allowances: manyBonuses(500) }),
      })),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(?:4 von 500|500 içinden 4)$/, undefined, { timeout: 5000 });
  },
};

/** Five hundred lines of a company and the twenty open orders that the operator lists: twenty boards at a time. */
export const Long: Story = {
  args: {
    answers: {
      ...QUIET,
      "GET /api/tariffs/me": manyLines(500),
      "GET /api/orders": Array.from({ length: 20 }, (_, at) => ({ ...sampleOrder, id: `o${at + 1}`, state: "provisioning" })),
    },
  },
};

export const Loading: Story = {
  args: { answers: { ...QUIET, "GET /api/tariffs/me": () => new Promise(() => undefined) } },
};

export const WithoutLine: Story = { args: { answers: { ...QUIET, "GET /api/tariffs/me": [], "GET /api/tariffs": sampleCatalogue } } };
/** The catalogue does not answer; the link to it is still there. */
export const WithoutLineOrCatalogue: Story = { args: { answers: { ...QUIET, "GET /api/tariffs/me": [] } } };

export const PaymentFailed: Story = {
  args: { answers: { ...QUIET, "GET /api/tariffs/me": [], "GET /api/orders": [sampleOrder] } },
};

export const BeingSetUp: Story = {
  args: {
    answers: {
      ...QUIET,
      "GET /api/tariffs/me": [{ ...sampleLine, status: "pending" }],
      "GET /api/orders": [{ ...sampleOrder, state: "provisioning" }],
    },
  },
};

const portedLine = (state: PortingState, more: object = {}) => ({
  ...{ ...sampleLine, status: "pending" },
  porting: { id: "p1", state, msisdn: sampleLine.msisdn, donor: "congstar", ...more },
});

export const NumberComes: Story = {
  args: { answers: { ...QUIET, "GET /api/tariffs/me": [portedLine("scheduled", { date: "2999-11-27" })], "GET /api/orders": [] } },
};

export const NumberRefused: Story = {
  args: {
    answers: { ...QUIET, "GET /api/tariffs/me": [portedLine("declined", { reason: "nameMismatch" })], "GET /api/orders": [] },
  },
};

export const BrokenRecord: Story = { args: { answers: { ...QUIET, "GET /api/tariffs/me": refuse("1020") } } };

export const OperatorDown: Story = {
  args: { answers: { ...QUIET, "GET /api/tariffs/me": new Response("<html>", { status: 502 }) } },
};

const moving = (given: Parameters<typeof ported>[0]) => ({
  answers: {
    ...QUIET,
    "GET /api/tariffs/me": [],
    "GET /api/orders": [portedOrder(ported(given))],
    "GET /api/portings/me": [ported(given)],
  },
});
export const NumberOnItsWay: Story = {
  args: moving({ state: "scheduled", date: "2036-11-27", canCancel: true, cancelUntil: "2036-11-26" }),
};
export const NumberDeclined: Story = {
  args: moving({
    state: "declined",
    reason: "nameMismatch",
    canCorrect: true,
    canTakeNewNumber: true,
    canCancel: true,
    correctUntil: "2036-12-21",
  }),
};
