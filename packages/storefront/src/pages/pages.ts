import { home } from "../areas/shop/home/page.ts";
import { tariffList } from "../areas/shop/tariffs/page.ts";
import { tariffDetail } from "../areas/shop/tariff-detail/page.ts";
import { campaigns, campaignDetail } from "../areas/shop/campaigns/page.ts";
import { help } from "../areas/support/help/page.ts";
import { shops } from "../areas/support/shops/page.ts";
import { cancellation } from "../areas/support/cancellation/page.ts";
import { confirmDeclaration } from "../areas/support/confirm-declaration/page.ts";
import { login } from "../areas/auth/login/page.ts";
import { register } from "../areas/auth/register/page.ts";
import { welcome } from "../areas/auth/welcome/page.ts";
import { forgotPassword } from "../areas/auth/forgot-password/page.ts";
import { corporateRegister } from "../areas/auth/corporate/page.ts";
import { cart } from "../areas/order/cart/page.ts";
import { orderTariff } from "../areas/order/tariff/page.ts";
import { orderNumber } from "../areas/order/number/page.ts";
import { orderExtras } from "../areas/order/extras/page.ts";
import { orderApproval } from "../areas/order/approval/page.ts";
import { processing } from "../areas/order/processing/page.ts";
import { checkoutSuccess } from "../areas/order/success/page.ts";
import { registerTariff } from "../areas/order/registration/page.ts";
import { paymentResult } from "../areas/account/payment-result/page.ts";
import { dashboard } from "../areas/account/dashboard/page.ts";
import { orderDetail } from "../areas/account/order/page.ts";
import { bills } from "../areas/account/bills/page.ts";
import { packs, packDetail } from "../areas/account/packs/page.ts";
import { profile } from "../areas/account/profile/page.ts";
import { line } from "../areas/account/line/page.ts";
import { rewards } from "../areas/account/rewards/page.ts";
import { information } from "../areas/info/index/page.ts";
import { faq } from "../areas/info/faq/page.ts";
import { porting } from "../areas/info/porting/page.ts";
import { aboutUs } from "../areas/info/about-us/page.ts";
import { dsgvo } from "../areas/info/dsgvo/page.ts";
import { productInformation } from "../areas/info/product-information/page.ts";
import { pdpl, imprint, agb, privacy, accessibility } from "../areas/info/documents/page.ts";
import { fanIndex } from "../areas/fan/index/page.ts";
import { news, newsDetail } from "../areas/fan/news/page.ts";
import { videos, videoDetail } from "../areas/fan/videos/page.ts";
import { reviews } from "../areas/fan/reviews/page.ts";
import { wallpapers, wallpaperDetail } from "../areas/fan/wallpapers/page.ts";
import { ownWallpaper } from "../areas/fan/own-wallpaper/page.ts";
import { academy } from "../areas/fan/academy/page.ts";
import { event } from "../areas/fan/event/page.ts";
import { penalty } from "../areas/games/penalty/page.ts";
import { survey } from "../areas/games/survey/page.ts";
import { giveaway, shopGiveaway, giveawayResult, shopGiveawayResult } from "../areas/games/giveaway/page.ts";
import { movedRoute } from "./moved-route.ts";
import { toRoute } from "./to-route.ts";

/** Every page of the shop. A new one needs its folder, and an import and a line here. */
export const ROUTES = [
  toRoute(home),
  toRoute(tariffList),
  toRoute(tariffDetail),
  toRoute(campaigns),
  toRoute(campaignDetail),
  toRoute(help),
  toRoute(shops),
  toRoute(cancellation),
  toRoute(confirmDeclaration),
  toRoute(login),
  toRoute(register),
  toRoute(welcome),
  toRoute(forgotPassword),
  toRoute(corporateRegister),
  toRoute(cart),
  toRoute(orderTariff),
  toRoute(orderNumber),
  toRoute(orderExtras),
  toRoute(orderApproval),
  toRoute(processing),
  toRoute(checkoutSuccess),
  toRoute(registerTariff),
  toRoute(paymentResult),
  toRoute(dashboard),
  toRoute(orderDetail),
  toRoute(bills),
  toRoute(packs),
  toRoute(packDetail),
  toRoute(profile),
  toRoute(line),
  toRoute(rewards),
  toRoute(information),
  toRoute(faq),
  toRoute(porting),
  toRoute(aboutUs),
  toRoute(dsgvo),
  toRoute(productInformation),
  toRoute(pdpl),
  toRoute(imprint),
  toRoute(agb),
  toRoute(privacy),
  toRoute(accessibility),
  toRoute(fanIndex),
  toRoute(news),
  toRoute(newsDetail),
  toRoute(videos),
  toRoute(videoDetail),
  toRoute(reviews),
  toRoute(wallpapers),
  toRoute(wallpaperDetail),
  toRoute(ownWallpaper),
  toRoute(academy),
  toRoute(event),
  toRoute(penalty),
  toRoute(survey),
  toRoute(giveaway),
  toRoute(shopGiveaway),
  toRoute(giveawayResult),
  toRoute(shopGiveawayResult),
  movedRoute("/login"),
  movedRoute("/register"),
  movedRoute("/information/terms"),
  movedRoute("/giveaway-fenerium"),
  movedRoute("/giveaway-fenerium-result"),
] as const;
