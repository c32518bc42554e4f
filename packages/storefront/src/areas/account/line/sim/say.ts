/** Tells what came of a press that takes its own row away. @param blocked whether the SIM is blocked then, where the press was about that */
export type Say = (text: string, blocked?: boolean) => void;
