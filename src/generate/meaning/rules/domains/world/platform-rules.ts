import { letters } from "../../../../phrases/letters.ts";
import { toSlug } from "../../../../phrases/slug.ts";
import { digits, draw, hexadecimal, type TextRule, toTextRules } from "../../text-rule.ts";

const secretOf =
  (prefix: string, length: number): TextRule =>
  (context) => {
    const rest = hexadecimal(length)(context);
    return rest && ((scope, chance) => prefix + rest(scope, chance));
  };

/** `object: "invoice"`: what a record of an API says that it is. */
const ownKind: TextRule = ({ member: { owner, siblings } }) => {
  const isRecord = siblings.some((name) =>
    /^(?:id|livemode|created|created_at|createdAt)$/.test(name),
  );
  const kind = toSlug(owner.join(" ")).replaceAll("-", "_");
  return isRecord && kind !== "" ? () => kind : undefined;
};

/** What platforms for developers call things: what they build, send, keep a log of and learn from. */
export const platformRules = toTextRules({
  object: ownKind,
  // Builds
  "default branch|main branch|production branch|trunk": "main|main|main|master|trunk",
  "node version|nodejs version|node js version": "22.x|20.x|24.x",
  "python version": "3.12|3.13|3.11",
  "framework|framework preset @ project deployment site app application build":
    "Next.js|Astro|SvelteKit|Nuxt|Remix|Vite",
  "runtime|language runtime @ function lambda deployment project worker build":
    "nodejs22.x|nodejs20.x|python3.12|go1.23|edge",
  "root directory|working directory|base directory|output directory|publish directory|source directory|root dir|output dir":
    "apps/web|packages/site|apps/docs|dist|public|services/api",
  "url|deployment url|preview url|live url @ deployment preview site build": draw(
    (_, chance) => `https://${letters(chance)}-${letters(chance)}.example.app`,
  ),
  "build command|build script": "npm run build|pnpm build|yarn build|npm run build:web|vite build",
  "install command|install script": "npm ci|pnpm install|yarn install",
  "start command|dev command|run command": "npm start|npm run dev|node server.js",
  "test command|test script": "npm test|npm run test:e2e|vitest run",
  // Webhooks and keys
  "url|endpoint|target url|endpoint url|callback url @ webhook webhookendpoint webhooksubscription webhookdelivery":
    draw(
      (_, chance) =>
        `https://${letters(chance)}.example.com/hooks/${chance.pick(["orders", "billing", "users", "events", "inventory"])}`,
    ),
  "secret|signing secret @ webhook webhookendpoint": secretOf("whsec_", 24),
  "description|note|purpose @ webhook webhookendpoint webhooksubscription":
    "Sends new orders to the warehouse.|Posts failed payments to the team channel.|Keeps the CRM up to date.|Feeds the analytics pipeline.|Starts the welcome emails.|Updates stock in the shop.",
  "api version|version @ webhook webhookendpoint apiversion apievent & livemode pending_webhooks":
    "2026-09-30|2026-03-31|2025-11-15|2025-06-30",
  "name|label|key name|description @ apikey apitoken accesstoken personalaccesstoken servicetoken & last_used_at key_prefix scopes":
    "Production server|CI pipeline|Local development|Mobile app|Reporting script|Staging|Partner integration|Backup job",
  "prefix|key prefix|token prefix @ apikey apitoken accesstoken key & last_used_at": draw(
    (_, chance) =>
      `${chance.pick(["sk_live", "sk_test", "pk_live", "pk_test"])}_${chance.below(65536).toString(16).padStart(4, "0")}`,
  ),
  // Logs of who did what
  "resource name|target name|entity name|object name|subject name|resource title @ log audit auditlog activity auditevent & actor action":
    "Invoice 2041|Onboarding checklist|Weekly report|Billing settings|Marketing site|Support inbox|Spring catalogue|Mobile app",
  "field|field name|property|attribute|path @ change diff delta & old_value new_value before after previous_value":
    "status|title|email|price|priority|role|plan|country|quantity|owner",
  // Chat
  "status text|status message|custom status|away message|status note & presence status_emoji handle online display_name":
    "In a meeting|At lunch|Working from home|On holiday until Monday|Focusing, back at three|Commuting|Out sick|Pairing today",
  "purpose|description @ channel & is_private is_archived member_count topic":
    "Company-wide news.|Ask anything, answer when you can.|Plans and questions for the next release.|Where customers' wishes end up.|Screens and sketches for feedback.|Anything that is not work.|Who is in the office, who is not.|What broke, and what we learnt.",
  // Models that learn
  "name|model name|title @ trainedmodel mlmodel machinelearningmodel & f1_score hyperparameters accuracy":
    "churn-classifier|image-tagger|demand-forecast|spam-filter|price-estimator|intent-detector|fraud-score|ticket-router",
  "framework|library|ml framework @ trainedmodel mlmodel machinelearningmodel training trainingrun trainingjob & hyperparameters accuracy epochs":
    "PyTorch|TensorFlow|JAX|scikit-learn|XGBoost|Keras",
  "task|task type|problem type|use case @ trainedmodel mlmodel machinelearningmodel model & accuracy f1_score hyperparameters framework":
    "text classification|object detection|regression|forecasting|summarisation|ranking|speech recognition",
  "optimizer|optimiser": "adam|adamw|sgd|rmsprop",
  "loss function|loss": "cross-entropy|mse|focal loss|hinge",
  "architecture|network architecture|model architecture|backbone @ model mlmodel trainedmodel training experiment run":
    "transformer|ResNet-50|LSTM|U-Net|gradient boosting|MLP",
  "activation|activation function": "relu|gelu|tanh|sigmoid",
  "gpu type|gpu|gpu model|accelerator|accelerator type|hardware @ training trainingrun trainingjob run job instance experiment cluster & gpu_count epochs":
    "A100 80GB|H100|L4|T4|RTX 4090|A10G",
  "tags|tag @ trainedmodel mlmodel dataset trainingrun experiment & hyperparameters accuracy f1_score":
    "baseline|tabular|vision|nlp|quantised|fine-tuned|multilingual|experimental",
  "name|title|dataset name|label @ dataset":
    "Street signs 2025|Customer reviews|Support tickets|Crop images|Bird calls|City traffic counts|Handwritten digits|Product photos",
  "description|summary|about @ dataset":
    "Photos of road signs from twelve cities.|Reviews with stars, names removed.|Tickets with their category and answer.|Leaves, healthy and not, by crop.|Short recordings from forests and parks.|Hourly counts at 240 crossings.|Scanned forms, one digit each.|Product shots on white, with categories.",
  "source|origin|data source|provenance @ dataset":
    "public records|customer surveys|sensor network|web forms|partner feed|open data portal",
  "labels|label|classes|classes list|categories @ dataset & splits rows columns":
    "positive|negative|neutral|spam|not spam|pedestrian|cyclist|stop sign|cat|dog",
  "format|file format|data format @ dataset": "csv|parquet|jsonl|csv|tfrecord",
  "log|logs|last log line|log tail|message @ trainingrun trainingjob training":
    "epoch 12: val_loss 0.214|checkpoint saved|loading 48,000 samples|early stopping at epoch 31|learning rate lowered to 0.0005|resumed from checkpoint 8",
  "error message|error|failure reason @ trainingrun trainingjob training":
    "CUDA out of memory|Loss is NaN at step 1204|Dataset shard missing|Node was preempted",
  // Homes that think
  "name|room name|label @ room & motion_detected lights_on devices thermostat lights device_count":
    "Living room|Kitchen|Bedroom|Nursery|Hallway|Office|Bathroom|Guest room|Cellar|Garage",
  "room|room name|location|zone|area @ smartdevice smarthome thermostat smartlight smartlock homedevice automation scene":
    "Living room|Kitchen|Bedroom|Nursery|Hallway|Office|Bathroom|Garage",
  "call sign|callsign @ incident dispatch unit officer patrol engine firetruck": digits(
    "E-1#",
    "M-2#",
    "P-4#",
  ),
});
