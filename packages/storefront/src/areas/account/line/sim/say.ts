/**
 * Shows the result of an action that removes its own row. @param blocked whether the SIM is blocked afterwards, if the action changed that
 */
export type Say = (text: string, blocked?: boolean) => void;
