/** Policy that turns what is allowed of `Argument` into a TrustedScriptURL. */
export type ScriptPolicy<Argument> = { createScriptURL: (argument: Argument) => unknown }

/** The window of a browser that may have Trusted Types; `createPolicy` throws for a name that the page's policy lacks. */
export type WindowWithPolicies<Argument> = {
  trustedTypes?: {
    createPolicy: (name: string, rules: { createScriptURL: (argument: Argument) => string }) => ScriptPolicy<Argument>
  }
}
