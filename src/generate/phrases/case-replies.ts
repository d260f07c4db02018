/** What is said in a case at a help desk: by whom it helps, by those who help, and among these alone. */
const asked =
  "It works again, thank you!|Thank you for the quick answer.|Here are the details that you asked for.|Any news on this?|That did not help, I still see the same message.|It happens on my phone as well.|We need this by Friday, if possible.|I have tried another browser, with the same result.|Sorry for the late reply, I was on holiday.|Now I see it, my mistake.|Can I get this in writing, please?|A colleague has the same problem since yesterday.";
const helped =
  "Thanks for reaching out, we are looking into it.|Could you send us a few more details?|The refund was issued today.|We have passed this on to the technical team.|We could reproduce it, a fix comes this week.|Please sign out and in again, then it should work.|I have extended your trial by a week.|Which version of the app do you use?|This is solved now, please have a look.|A new parcel leaves our warehouse tomorrow.|I have changed the address on your account.|Sorry for the trouble. Does it happen every time?|You find it under Settings, Billing.";
const internal =
  "Second report of this today, linked to the first.|Customer is on the old plan, check before any refund.|Waiting for an answer from the payment provider.|Same cause as last week, see the log.|Talked to sales: the renewal is in March.|Please keep this one open until the release.|Offered a credit, not accepted yet.";

export const caseReplies = {
  asked: asked.split("|"),
  helped: helped.split("|"),
  internal: internal.split("|"),
};
/** By either side, as a list of choices is written. */
export const supportReplies = `${asked}|${helped}`;
