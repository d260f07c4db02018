import { among, decimal, inSteps, type NumberRule, whole } from "./number-rule.ts";

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
  "price eth|floor price eth|price in eth|last sale eth|last price @ nft nftitem nftcollection nftlisting":
    decimal(0.05, 4.8, 2),
  "floor price|last sale price|last sale|price @ nftitem nftlisting": decimal(0.05, 4.8, 2),
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
  "weights|weight|font weights|font weight @ font fontfamily typeface webfont": among(
    300,
    400,
    500,
    600,
    700,
  ),
  "grid size|size|icon size|base size @ iconset iconpack iconlibrary icon": among(
    16,
    20,
    24,
    24,
    32,
  ),
  "price|cost @ iconset iconpack iconlibrary font fontfamily wallpaper template theme": among(
    0,
    0,
    9,
    15,
    19,
    29,
    49,
  ),
  "width|width px @ wallpaper background desktopwallpaper": among(1920, 2560, 3840, 5120),
  "file size mb|size mb|file size @ wallpaper background desktopwallpaper illustration": decimal(
    0.8,
    14.5,
    1,
  ),
  "contrast ratio|contrast": decimal(3.1, 14.8, 1),
  "minimum @ reward rewardtier pledgetier pledgelevel perk": inSteps(5, 5, 250),
  "uplift|lift|uplift percent|improvement percent|relative uplift @ abtestvariant testvariant experimentvariant abtest experiment":
    decimal(-3.8, 14.2, 1),
  "chat messages|chat message count|chat count @ stream streamsession livestream broadcast": whole(
    140,
    9800,
  ),
  "sent count|times sent|sends|total sent @ emailtemplate messagetemplate": whole(40, 9400),
  "baggage|bags|checked bags|luggage|bag count|baggage count|checked baggage @ passenger traveler traveller flightpassenger":
    among(0, 1, 1, 2),
  "revisions|revision count|revisions included|included revisions @ gig freelancegig package":
    among(1, 2, 2, 3, 3, 5),
};
