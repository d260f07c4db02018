export type WithId = { id: string };
export type WithTimes = { createdAt: string; updatedAt: string };
export type Model = WithId & WithTimes & { title: string };
