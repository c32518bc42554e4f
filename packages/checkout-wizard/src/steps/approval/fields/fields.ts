/* The input fields of the approval and the notice of an open order: everything that needs the forms package, in one chunk. */
export { PaymentMethods } from "@tribun/forms";
export { CouponForm } from "./coupon-form.tsx";
export { OpenOrderNotice } from "./open-order.tsx";
