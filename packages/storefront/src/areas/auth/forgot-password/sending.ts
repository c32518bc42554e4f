import { email, mobilePhone } from "@tribun/domain";
import * as v from "valibot";

/** Calls, rules and components of the steps, fetched together. */
export { resetMail, resetOtp, resetVerify } from "@tribun/api-client/calls/auth";
export { OtpPanel } from "@tribun/forms";
export { NewPasswordForm } from "./new-password-form.tsx";
export const schema = v.object({ phone: mobilePhone });
export const mailSchema = v.object({ email });
