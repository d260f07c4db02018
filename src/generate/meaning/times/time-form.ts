/** How a time is told: to the second, by its day, or as an hour of any day. */
export type TimeForm = "instant" | "day" | "clock";
