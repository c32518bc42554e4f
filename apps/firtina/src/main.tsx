import "virtual:club.css";
import { brand } from "@tribun/brand-firtina";
import { startClub } from "@tribun/storefront";

startClub(brand);
