export { startClub } from "./start-club.ts";
