/** The ways to pay, where they are fetched with what is to be paid. */
export { PaymentMethods } from "@tribun/forms";
