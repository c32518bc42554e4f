/** What the form is checked with and sent by: fetched once somebody begins to type. */
export { login } from "@tribun/api-client/calls/session";
export { loginForm as schema } from "@tribun/api-client/schemas/login";
