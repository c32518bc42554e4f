import "virtual:club.css";
import { brand } from "@tribun/brand-kanarya";
import { startClub } from "@tribun/storefront";

startClub(brand);
