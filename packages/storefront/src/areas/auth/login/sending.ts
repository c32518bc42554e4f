/** Rules and call of the form, fetched when the fan begins to type. */
export { login } from "@tribun/api-client/calls/session";
export { loginForm as schema } from "@tribun/api-client/schemas/login";
