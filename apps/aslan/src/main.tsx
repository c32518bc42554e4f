import "virtual:club.css";
import { brand } from "@tribun/brand-aslan";
import { startClub } from "@tribun/storefront";

startClub(brand);
