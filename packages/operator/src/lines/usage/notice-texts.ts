import type { Language } from "@tribun/domain";

export type LineSmsKind =
  | "data80"
  | "data100"
  | "roaming80"
  | "roaming100"
  | "packRenews"
  | "packRenewed"
  | "packRenewalFailed"
  | "packEnded";

type LineSmsFacts = {
  readonly club: string;
  readonly tariff: string;
  readonly kbps: number;
  /** Name of a pack. */
  readonly name: string;
  /** Formatted for the fan. */
  readonly amount: string;
  /** Day of a pack's renewal and length of its next period, formatted for the fan. */
  readonly day: string;
  readonly span: string;
};

/** SMS to a line about its volume and its packs. */
export const LINE_SMS: Record<Language, Record<LineSmsKind, (facts: LineSmsFacts) => string>> = {
  de: {
    data80: (f) =>
      `Du hast 80 % deines Datenvolumens in ${f.tariff} verbraucht. Mehr GB bekommst du in der App unter „Pakete“. Abschalten: „Karte und Vertrag“. ${f.club}`,
    data100: (f) =>
      `Dein Datenvolumen in ${f.tariff} ist verbraucht. Du surfst mit ${f.kbps} kbit/s weiter, bis der neue Monat beginnt oder du ein Paket buchst. ${f.club}`,
    roaming80: (f) =>
      `Datenroaming außerhalb der EU: Du hast 80 % deiner Kostengrenze erreicht, bisher ${f.amount}. Günstiger surfst du mit einem Roaming-Paket. ${f.club}`,
    roaming100: (f) =>
      `Deine Kostengrenze für Datenroaming von ${f.amount} ist erreicht, wir haben die Verbindung beendet. Möchtest du weitersurfen, hebst du die Grenze über WLAN in der App auf. ${f.club}`,
    packRenews: (f) =>
      `${f.name} verlängert sich am ${f.day} um ${f.span}. Wir buchen dann ${f.amount} ab. Möchtest du das nicht, schalt die Verlängerung vorher in der App ab. ${f.club}`,
    packRenewed: (f) =>
      `${f.name} läuft weitere ${f.span}. Wir haben dafür ${f.amount} abgebucht. Die Verlängerung schaltest du in der App ab. ${f.club}`,
    packRenewalFailed: (f) =>
      `${f.name} konnten wir nicht verlängern, weil die Zahlung von ${f.amount} nicht geklappt hat. Das Paket ist beendet. In der App buchst du es neu. ${f.club}`,
    packEnded: (f) => `${f.name} ist abgelaufen. In der App findest du alle Pakete. ${f.club}`,
  },
  tr: {
    data80: (f) =>
      `${f.tariff} tarifendeki internetinin %80’ini kullandın. Ek GB’ı uygulamada “Paketler” altında bulursun. Kapatmak için: “SIM ve sözleşme”. ${f.club}`,
    data100: (f) =>
      `${f.tariff} tarifendeki internetin bitti. Yeni ay başlayana ya da paket alana kadar ${f.kbps} kbit/sn hızla devam edersin. ${f.club}`,
    roaming80: (f) =>
      `AB dışında internet: Harcama sınırının %80’ine ulaştın, şu ana kadar ${f.amount}. Dolaşım paketiyle daha uygun. ${f.club}`,
    roaming100: (f) =>
      `Yurt dışı internet için ${f.amount} harcama sınırına ulaştın, bağlantıyı kapattık. Devam etmek istersen Wi-Fi ile uygulamaya girip sınırı kaldırabilirsin. ${f.club}`,
    packRenews: (f) =>
      `${f.name} ${f.day} günü ${f.span} uzayacak ve ${f.amount} tahsil edilecek. İstemiyorsan önceden uygulamadan yenilemeyi kapat. ${f.club}`,
    packRenewed: (f) =>
      `${f.name} ${f.span} daha geçerli. Bunun için ${f.amount} tahsil ettik. Yenilemeyi uygulamadan kapatabilirsin. ${f.club}`,
    packRenewalFailed: (f) =>
      `${f.amount} tutarındaki ödeme alınamadığı için ${f.name} yenilenemedi ve sona erdi. Uygulamadan yeniden alabilirsin. ${f.club}`,
    packEnded: (f) => `${f.name} paketinin süresi doldu. Tüm paketler uygulamada. ${f.club}`,
  },
};
