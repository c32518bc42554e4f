/*
 * What is typed and chosen here, and the order that waits for its payment: all that needs what forms are made of, in one file.
 */
export { PaymentMethods } from "@tribun/forms";
export { CouponForm } from "./coupon-form.tsx";
export { OpenOrderNotice } from "./open-order.tsx";
