export { startClub } from "./client.tsx";
