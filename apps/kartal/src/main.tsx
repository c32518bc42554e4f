import "virtual:club.css";
import { brand } from "@tribun/brand-kartal";
import { startClub } from "@tribun/storefront";

startClub(brand);
