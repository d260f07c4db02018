const toMap = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table.split(/,\s*/).map((line) => {
      const at = line.indexOf(" ");
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );

/** What people shorten and can be nothing else, written out. */
export const shortened = toMap(
  "acct account, addr address, amt amount, appt appointment, appts appointments, bday birthday, ccy currency, cnt count, cust customer, dept department, desc description, dt date, dur duration, emp employee, ep episode, fname first name, freq frequency, hrs hours, img image, imgs images, lang language, lbl label, lbls labels, lname last name, meds medications, mgr manager, mins minutes, msg message, phn phone, pmt payment, prio priority, pwd password, qty quantity, rcvd received, secs seconds, subj subject, tel phone, tot total, txn transaction, txns transactions, typ type, uname username, usr user, wt weight, yrs years",
);

export function inFull(words: readonly string[]): readonly string[] {
  return words.some((word) => shortened.has(word))
    ? words.flatMap((word) => (shortened.get(word) ?? word).split(" "))
    : words;
}

/** What is short for something only where another name is short, too. */
export const inTerseCompany = toMap(
  "act actual, avail available, arr arrival, bal balance, bp blood pressure, cat category, cats categories, cd code, cond condition, cr credit, curr current, ded deduction, dep departure, dia diastolic, disc discount, dist distance, dr doctor, dx diagnosis, est estimated, grad graduation, hr heart rate, hi high, ht height, ins insurance, inv invoice, lo low, loc location, med medication, merch merchant, mthd method, nm name, no number, ord ordered, org organization, pct percent, pos position, precip precipitation, prev previous, prod product, prop property, pt patient, ref reference, req requester, sal salary, sched scheduled, spo2 oxygen saturation, sts status, subcat subcategory, sys systolic",
);

/** Words that tables have as they are, and that are read in full where no table does. */
export const sometimesShort = toMap(
  "app application, pic picture, pics pictures, approx approximate, apt apartment, auth authentication, avg average, calc calculated, cat category, cfg config, colour color, config configuration, conf configuration, curr current, db database, dest destination, dir directory, dist distance, doc document, docs documents, dst destination, env environment, err error, est estimated, exp expiry, expiration expiry, ext extension, fullname full name, gen generation, grp group, info information, init initial, inv invoice, loc location, max maximum, min minimum, nbr number, no number, num number, org organization, organisation organization, orig original, param parameter, params parameters, pct percent, percentage percent, pos position, prev previous, ref reference, refs references, repo repository, req request, resp response, sec seconds, seq sequence, spec specification, specs specifications, src source, telephone phone, temp temperature, tmp temporary, tx transaction, util utilization, val value, ver version, vol volume, yr year",
);
