/** So many stand beside each other to choose from; more of them in a list that opens, so that five hundred are as quick as ten. */
export const FEW = 8;
