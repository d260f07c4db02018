import type { RowTables } from "../../row-table.ts";

/** What a team that builds software keeps lists of. */
export const teamRows: RowTables = {
  "bugreport bug defect bugticket": `
name | component/module/area/feature/category/type | about | steps to reproduce/steps/reproduction steps | expected behavior/expected behaviour/expected result | actual behavior/actual behaviour/actual result
Total is not updated after removing an item | Checkout/cart/functional/ui/logic/frontend | The sum in the cart stays the same until the page is loaded again. | Put two items into the cart, Remove one of them, Look at the total | The total is that of the item left. | The old total is shown.
Export misses the last row | Reports/export/data/functional/backend | The file has one line less than the list on the screen. | Open a report, Export it as CSV, Count the rows | All rows are in the file. | The last row is missing.
Dates shift by one day | Calendar/data/functional/logic/backend | Entries made in the evening appear on the day before. | Add an entry for today, Save it, Open the calendar | The entry is on the day that was chosen. | It is shown a day earlier.
Menu covers the save button | Navigation/ui/layout/frontend/visual | On small screens the menu lies over the form. | Open the form on a phone, Scroll to the end | The button can be tapped. | The menu covers it.
List loads slowly with many entries | Dashboard/performance/frontend | From a few hundred entries on it takes seconds to scroll. | Open a list with many entries, Scroll to the end | Scrolling is smooth. | The page freezes.
Password link opens an empty page | Login/auth/authentication/security/account | It happens when the link in the email is opened twice. | Ask for a new password, Open the link in the email, Open it again | A message says that the link was used. | The page stays blank.
Photos are rotated after the upload | Upload/profile/media/functional/ui/files | Pictures taken upright lie on their side. | Take a photo upright, Upload it, Open the profile | The photo is upright. | It lies on its side.
App closes when the camera is refused | Camera/mobile/crash/permissions | Without the permission the app ends without a message. | Refuse the camera, Tap on the photo button | A message explains what is missing. | The app closes.
`,
  "featurerequest productidea featureidea enhancement wish": `
name | category/area/type/product area/module/topic | about
Dark mode | UI/design/ux/interface/appearance | For everybody who works in the evening.
Export to {what:Excel/CSV/PDF} | Reports/export/reporting/data/feature | We need the numbers in other tools, too.
Calendar sync | Integrations/calendar/productivity | Dates should appear in the calendars that people already use.
Offline mode | Mobile/performance/app/feature | On trains and in basements the app is of little use today.
Keyboard shortcuts | Usability/ux/ui/productivity/accessibility | Most of my day I create, save and search.
Roles and permissions | Administration/admin/security/team/account | Not everybody should be able to delete things.
Bulk editing | Usability/productivity/data/feature/improvement | Changing fifty entries one by one takes an hour.
{what:Slack/Teams/Zapier} integration | Integrations/api/notifications | We want to be told where we already talk.
Weekly summary by email | Notifications/reports/email/communication | A short overview would save me from looking every day.
`,
  "activity activitylog activityitem activityevent feeditem projectactivity recentactivity & actor target target_name actor_id actor_name": `
action/verb | target/target name/object/subject/entity name/item | target type/object type/entity type/entity
created | Sprint 12 | sprint
closed | Login fails on Safari | issue/task
commented on | Copy of the pricing page | task/issue/document
assigned | Dark theme in the settings | task/issue
uploaded | wireframes-v2.png | file
renamed | Backend | project/board
completed | Design of the sign-up form | task/issue
invited | Anna Berg | user/member
archived | Old landing page | project/page
moved | Update dependencies | task/issue
updated | Description of the project | project
deleted | Test board | board/project
`,
  "report reportcomplaint contentreport postreport commentreport & reporter_id post_id comment_id listing_id content_id reported_post_id reported_content_id": `
reason/category/type | about/details/message/comment/note/notes/explanation
Spam | Sends the same link to everybody.
Harassment | Insults people in the comments.
False information | The numbers are invented, and nobody can find the source.
Scam | Asked me for money after two messages.
Hate speech | Against people from my town.
Impersonation | The pictures belong to a friend of mine.
Nudity | Not for a page that children read.
Copyright | Copied from my own site, word for word.
Violence | Threatens the author.
Other | Wrong category, and posted three times.
`,
  "activitylog auditlog auditentry auditlogentry auditevent useractivity": `
action/event/activity/event type/activity type | about/message | entity type/resource type/target type/entity/resource/object type/module
user.signed_in/login/signed in/sign in/user login | Signed in from a new device. | user
user.signed_out/logout/signed out | Signed out. | session
document.created/create/created/added | Created a document. | document
document.updated/update/updated/edited/edit/modified | Changed title and description. | document
file.deleted/delete/deleted/removed | Deleted a file. | file
report.exported/export/exported/download/downloaded | Exported a report as CSV. | report
member.invited/invite/invited/added | Invited a new member. | member
password.changed/password_change/reset_password/password_reset | Changed the password. | user
comment.added/comment/commented | Added a comment. | comment
file.uploaded/upload/uploaded | Uploaded a file. | file
settings.changed/settings_change/config_change | Changed the notification settings. | settings
report.viewed/view/viewed/read | Opened a report. | report
request.approved/approve/approved | Approved a request. | request
login.failed/failed_login/login_failed | Wrong password, third attempt. | user
`,
  "idea suggestion improvementidea": `
name | category/area/department/topic/type | about
Shorter approval for small orders | Process/processes/operations/efficiency/cost saving/finance | Below a small sum one signature is enough.
Reusable boxes for returns | Sustainability/environment/logistics/operations | They come back with the next delivery and last for years.
One inbox for all requests | Customer experience/customer service/process/communication/service | Nobody has to guess whom to write to.
Shared bikes between the sites | Workplace/mobility/sustainability/culture/facilities | Faster than the bus, and good for the back.
Templates for offers | Sales/efficiency/process/product/marketing | Most of each offer is the same text.
Chat on the product pages | Product/technology/customer experience/feature/it/innovation | Most questions come up just before buying.
Quiet room | Workplace/health/wellbeing/facilities/culture | A place without phones, for an hour of work.
`,
  "milestone projectmilestone": `
name | about
Kick-off | Aim, roles and dates are agreed on by everybody.
Concept approved | The client has signed off the concept.
Design freeze | No changes to layouts after this point.
Content complete | All texts and pictures are in their final form.
Pilot | Ten users work with it for two weeks.
Security review | Checked by somebody from outside.
Public launch | Open to everybody, with an announcement.
Handover | Documentation, training and all keys.
`,
  "risk projectrisk riskitem": `
name | category/type/area | about | mitigation/mitigation plan/response/countermeasure/action
Key person leaves | Operational/people/resource/hr/organizational | Only one person knows how it all works. | Train a deputy and write it down
Supplier delivers late | Operational/supply/external/schedule/supply chain | One factory makes the part that everything waits for. | Second supplier on call
Costs rise faster than planned | Financial/budget/cost/market | Prices of materials change every month. | Fix prices for half a year
Equipment fails | Technical/technology/it/infrastructure | Spare parts take weeks to come. | Keep the most important ones in stock
Confidential papers leak | Security/legal/compliance/cyber/technical | Too many people can open them. | Limit access and log each visit
Permit comes late | Legal/external/schedule | The authority has asked for more documents. | Hand in early and call weekly
Users do not accept it | Operational/strategic/market/reputational/business | The old way works well enough for many. | Involve them from the first month
`,
};
