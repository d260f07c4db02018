import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentionedRanges, toMentions, toTexts } from "../pairing.ts";

const exercise = "name|exercise|exercise name|movement|title";
const ofExercises = oneOf("exercise|movement|lift|set");

/** Which muscles an exercise is for, what one needs for it, and what a day at the gym is about. */
export const trainingPairings: readonly Pairing[] = [
  {
    knownBy: exercise,
    follows: "weight|weight kg|load|load kg|weight used|working weight",
    owner: oneOf("exercise|movement|lift|set|workout|training|log"),
    fits: toMentionedRanges({
      "pull-up|push-up|plank|crunch|burpee|jump squat|mountain climber|jumping jack|dip|stretch|sun salutation|downward dog|warrior ii|child's pose|jog|run|ride|air squat|sit-up|walk|swim|lap|sprint|interval|drill|kick|stroke|kilometre|climb|pose|cat-cow|bridge|leg circle|roll-up|hundred|high knee|skipping":
        [0, 0, 0],
      "deadlift|leg press": [50, 140, 0],
      "squat|hip thrust": [40, 120, 0],
      "bench press|row|pulldown": [30, 90, 0],
      "overhead press|shoulder": [20, 55, 0],
      "curl|lunge|kettlebell": [8, 24, 0],
      "calf raise": [20, 60, 0],
    }),
  },
  {
    knownBy: exercise,
    follows: "muscle group|muscle|target muscle|primary muscle|primary muscle group|body part",
    owner: ofExercises,
    fits: toMentions({
      "bench press|push-up|chest": "Chest",
      "squat|lunge|leg press|leg": "Legs",
      "row|pull-up|pulldown|deadlift": "Back",
      "overhead press|shoulder": "Shoulders",
      curl: "Arms",
      "hip thrust|kettlebell|bridge": "Glutes",
      "plank|crunch|yoga": "Core",
    }),
  },
  {
    knownBy: exercise,
    follows: "secondary muscles|other muscles|supporting muscles",
    owner: ofExercises,
    fits: toMentions({
      "bench press|push-up|overhead press": "Triceps|Shoulders|Core",
      "squat|lunge|leg press": "Glutes|Core|Calves",
      "row|pull-up|pulldown": "Biceps|Shoulders|Core",
      "deadlift|hip thrust|kettlebell": "Hamstrings|Glutes|Core",
      curl: "Forearms|Shoulders",
      plank: "Shoulders|Glutes",
    }),
  },
  {
    knownBy: exercise,
    follows: "equipment|equipment needed|required equipment",
    owner: ofExercises,
    fits: toMentions({
      "bench press|squat|deadlift|barbell row|overhead press|hip thrust": "Barbell",
      "pulldown|rowing": "Cable machine",
      "leg press": "Leg press machine",
      "curl|lunge": "Dumbbells",
      "pull-up": "Pull-up bar",
      kettlebell: "Kettlebell",
      "plank|push-up|crunch|yoga": "Mat",
    }),
  },
  {
    knownBy: "type|workout type|kind|activity type|category",
    follows: "exercises name|exercises exercise|exercises title|exercises exercise name",
    owner: oneOf("workout|training|session"),
    fits: toTexts({
      "cardio|running|run":
        "Hill sprints|High knees|Jumping jacks|Mountain climbers|Butt kicks|Skipping",
      "hiit|interval|intervals|crossfit|circuit":
        "Burpees|Mountain climbers|Jump squats|High knees|Kettlebell swings|Plank",
      "yoga|flexibility|stretching|mobility":
        "Sun salutation|Downward dog|Warrior II|Pigeon pose|Child's pose|Cat-cow",
      "cycling|ride|biking|spinning|bike":
        "Hill climb|Seated sprint|Standing sprint|Cadence drill|One-leg drill",
      "swimming|swim": "Freestyle laps|Backstroke laps|Breaststroke laps|Kick drill|Pull drill",
      "rowing|row": "Sprint of 500 m|Steady kilometre|Pick drill|Ten hard strokes",
      "walking|walk": "Brisk walk|Hill walk|Stair climb|Walking lunges",
      "pilates|core": "The hundred|Roll-up|Side plank|Leg circles|Bridge",
    }),
  },
];
