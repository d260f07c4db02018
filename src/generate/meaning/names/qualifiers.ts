/** Words before a noun that say which one, and not of what. */
export const qualifiers: ReadonlySet<string> = new Set(
  "current previous last first next new old original initial final latest primary secondary main default own overall total sub parent child base estimated actual expected minimum maximum average display full short long internal external public private is my the record object entity item resource".split(
    " ",
  ),
);
