import { among, decimal, type NumberRule, whole } from "./number-rule.ts";

/** Numbers of what is sold, played and built on a screen. */
export const screenNumberRules: Readonly<Record<string, NumberRule>> = {
  "comments|comment count|comments count|attachments|attachment count|attachments count @ kanbancard boardcard task todo issue ticket story card bug":
    among(0, 0, 1, 1, 2, 3, 5, 8),
  "time taken seconds|time spent seconds|duration seconds|seconds taken|time seconds @ quizattempt quizresult quiz attempt quizsession":
    whole(70, 900),
  "responses|response count|responses count|total responses @ survey questionnaire poll form feedbackform":
    whole(24, 940),
  "duration minutes|duration|length minutes|minutes|match length minutes @ gamematch esportsmatch":
    whole(18, 52),
  "royalty percent|royalty percentage|royalties percent|royalty|royalty fee percent|creator fee percent|creator royalty @ nft nftitem nftcollection token collectible":
    among(2, 3, 5, 5, 5, 7, 10),
  "price eth|floor price eth|price in eth|floor price|last sale price|last sale eth|last sale|last price|price @ nft nftitem nftcollection nftlisting":
    decimal(0.05, 4.8, 2),
  "price|app price|cost @ inapppurchase appproduct iap": among(0.99, 1.99, 2.99, 4.99, 9.99, 19.99),
  "price|app price|cost @ app mobileapp appstoreapp": among(0, 0, 0, 0.99, 1.99, 2.99, 4.99),
  "seconds|duration seconds @ job cijob step buildstep": whole(8, 240),
  "attempt|attempts|attempt number|attempt count @ webhookdelivery webhook delivery": among(
    1,
    1,
    1,
    1,
    2,
    3,
  ),
  "revisions|revision count|revisions included|included revisions @ gig freelancegig package":
    among(1, 2, 2, 3, 3, 5),
};
