export interface Movie {
  id: number;
  title: string;
  slug: string;
  releaseDate: string;
  budget: number;
  revenue: number;
  profit: number;
  cast: { name: string; role: string; order: number }[];
  castCount: number;
  posterUrl: string;
}

export interface Screening {
  id: number;
  movieId: Movie["id"];
  movieTitle: string;
  startsAt: string;
  endsAt: string;
  status: "scheduled" | "finished" | "cancelled";
  seats: number;
  ticketsSold: number;
  isSoldOut: boolean;
  createdAt: string;
}

export interface Rating {
  id: number;
  movieId: Movie["id"];
  userId: number;
  rating: 1 | 2 | 3 | 4 | 5;
  comment: string | null;
  createdAt: string;
}

export interface User {
  id: number;
  name: string;
  username: string;
  email: string;
  role: "member" | "moderator" | "admin";
  joinedAt: string;
}
