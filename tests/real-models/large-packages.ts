import { list, type RealCase, single } from "./real-case.ts";

/** Packages that `npm run real` installs for itself, so that a fresh clone stays quick. */
export const largePackages: readonly RealCase[] = [
  {
    name: "stripe",
    models: `import type Stripe from "stripe";
      export type Invoice = Stripe.Invoice;
      export type Customer = Stripe.Customer;
      export type Subscription = Stripe.Subscription;`,
    resources: [list("Invoice"), list("Customer"), list("Subscription")],
  },
  {
    name: "@octokit/openapi-types",
    models: `import type { components } from "@octokit/openapi-types";
      export type PullRequest = components["schemas"]["pull-request"];
      export type Issue = components["schemas"]["issue"];
      export type Repository = components["schemas"]["full-repository"];`,
    resources: [list("PullRequest"), list("Issue"), list("Repository")],
  },
  {
    name: "@types/fhir",
    models: 'export type { Bundle, Observation, Patient } from "fhir/r4";',
    resources: [list("Observation"), list("Patient"), list("Bundle")],
  },
  {
    name: "@medplum/fhirtypes",
    models: 'export type { Encounter, Observation, Patient } from "@medplum/fhirtypes";',
    resources: [list("Observation"), list("Patient"), list("Encounter")],
  },
  {
    name: "@slack/web-api",
    models: `export type { ConversationsHistoryResponse } from "@slack/web-api";
      export type { Member } from "@slack/web-api/dist/types/response/UsersListResponse";
      export type { Channel } from "@slack/web-api/dist/types/response/ConversationsListResponse";`,
    resources: [list("Member"), list("Channel"), single("ConversationsHistoryResponse")],
  },
  {
    name: "discord-api-types",
    models:
      'export type { APIChannel, APIGuild, APIMessage, APIUser } from "discord-api-types/v10";',
    resources: [list("APIUser"), list("APIChannel"), list("APIMessage"), list("APIGuild")],
  },
  {
    name: "@aws-sdk/client-lambda",
    models: `export type {
        EventSourceMappingConfiguration, FunctionConfiguration,
      } from "@aws-sdk/client-lambda";`,
    resources: [
      list("FunctionConfiguration", "FunctionArn"),
      list("EventSourceMappingConfiguration", "UUID"),
    ],
  },
  {
    name: "square",
    models: `import type { Square } from "square";
      export type Payment = Square.Payment;
      export type Order = Square.Order;
      export type Customer = Square.Customer;`,
    resources: [list("Payment"), list("Order"), list("Customer")],
  },
  {
    name: "contentful",
    models: `import type { Entry, EntryFieldTypes } from "contentful";
      export type { Asset, ContentType } from "contentful";
      export type Post = Entry<{
        contentTypeId: "post";
        fields: { title: EntryFieldTypes.Text; body: EntryFieldTypes.RichText };
      }>;`,
    resources: [list("Post", "sys.id"), list("Asset", "sys.id"), list("ContentType", "sys.id")],
  },
  {
    name: "@kubernetes/client-node",
    models: 'export type { V1Deployment, V1Pod, V1Service } from "@kubernetes/client-node";',
    resources: [
      list("V1Pod", "metadata.uid"),
      list("V1Deployment", "metadata.uid"),
      list("V1Service", "metadata.name"),
    ],
  },
  {
    name: "plaid",
    models: 'export type { AccountBase, Institution, Transaction } from "plaid";',
    resources: [
      list("Transaction", "transaction_id"),
      list("AccountBase", "account_id"),
      list("Institution", "institution_id"),
    ],
  },
  {
    name: "@notionhq/client",
    models: `export type {
        BlockObjectResponse, PageObjectResponse, UserObjectResponse,
      } from "@notionhq/client/build/src/api-endpoints";`,
    resources: [
      list("PageObjectResponse"),
      list("BlockObjectResponse"),
      list("UserObjectResponse"),
    ],
  },
  {
    name: "openai",
    models: `import type OpenAI from "openai";
      export type ChatCompletion = OpenAI.Chat.ChatCompletion;
      export type Reply = OpenAI.Responses.Response;
      export type FileObject = OpenAI.Files.FileObject;`,
    resources: [list("ChatCompletion"), list("Reply"), list("FileObject")],
  },
  {
    name: "@anthropic-ai/sdk",
    models: `import type Anthropic from "@anthropic-ai/sdk";
      export type Message = Anthropic.Messages.Message;
      export type Batch = Anthropic.Messages.MessageBatch;`,
    resources: [list("Message"), list("Batch")],
  },
  {
    name: "@atproto/api",
    models: `import type { AppBskyActorDefs, AppBskyFeedDefs } from "@atproto/api";
      export type Profile = AppBskyActorDefs.ProfileViewDetailed;
      export type Post = AppBskyFeedDefs.PostView;`,
    resources: [list("Profile", "did"), list("Post", "uri")],
  },
  {
    name: "masto",
    models: `import type { mastodon } from "masto";
      export type Status = mastodon.v1.Status;
      export type Account = mastodon.v1.Account;
      export type Notification = mastodon.v1.Notification;`,
    resources: [list("Status"), list("Account"), list("Notification")],
  },
  {
    name: "@gitbeaker/rest",
    models: 'export type { IssueSchema, ProjectSchema, UserSchema } from "@gitbeaker/rest";',
    resources: [list("IssueSchema"), list("ProjectSchema"), list("UserSchema")],
  },
  {
    name: "trello.js",
    models: `import type { Models } from "trello.js";
      export type Board = Models.Board;
      export type Card = Models.Card;`,
    resources: [list("Board"), list("Card")],
  },
  {
    name: "@types/dockerode",
    models: 'export type { ContainerInfo, ContainerInspectInfo, ImageInfo } from "dockerode";',
    resources: [
      list("ContainerInfo", "Id"),
      list("ImageInfo", "Id"),
      list("ContainerInspectInfo", "Id"),
    ],
  },
  {
    name: "pokenode-ts",
    models: 'export type { Move, Pokemon, PokemonSpecies } from "pokenode-ts";',
    resources: [list("Pokemon"), list("PokemonSpecies"), list("Move")],
  },
  {
    name: "cloudflare",
    models: `import type Cloudflare from "cloudflare";
      export type Zone = Cloudflare.Zones.Zone;
      export type Account = Cloudflare.Accounts.Account;`,
    resources: [list("Zone"), list("Account")],
  },
  {
    name: "@commercetools/platform-sdk",
    models: 'export type { Cart, Customer, Order, Product } from "@commercetools/platform-sdk";',
    resources: [list("Product"), list("Cart"), list("Order"), list("Customer")],
  },
  {
    name: "tmdb-ts",
    models: 'export type { MovieDetails, PersonDetails, TvShowDetails } from "tmdb-ts";',
    resources: [list("MovieDetails"), list("TvShowDetails"), list("PersonDetails")],
  },
  {
    name: "drizzle-orm",
    isInferred: true,
    models: `import { integer, jsonb, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
      const users = pgTable("users", {
        id: serial("id").primaryKey(), name: text("name").notNull(), age: integer("age"),
        createdAt: timestamp("created_at").defaultNow(), meta: jsonb("meta"),
      });
      export type User = typeof users.$inferSelect;
      export type NewUser = typeof users.$inferInsert;`,
    resources: [list("User"), list("NewUser")],
  },
  {
    name: "@sentry/core",
    models: 'export type { Breadcrumb, Event, StackFrame, User } from "@sentry/core";',
    resources: [
      list("Event", "event_id"),
      list("User"),
      single("Breadcrumb"),
      single("StackFrame"),
    ],
  },
  {
    name: "openapi3-ts",
    models: `export type {
        OpenAPIObject, OperationObject, SchemaObject,
      } from "openapi3-ts/oas31";`,
    resources: [single("OpenAPIObject"), single("OperationObject"), single("SchemaObject")],
  },
  {
    name: "@types/aws-lambda",
    models: 'export type { APIGatewayProxyEvent, S3Event, SNSEvent, SQSRecord } from "aws-lambda";',
    resources: [
      single("APIGatewayProxyEvent"),
      single("S3Event"),
      single("SNSEvent"),
      list("SQSRecord", "messageId"),
    ],
  },
  {
    name: "algoliasearch",
    models: 'export type { IndexSettings, Rule, SynonymHit } from "algoliasearch";',
    resources: [list("Rule", "objectID"), list("SynonymHit", "objectID"), single("IndexSettings")],
  },
  {
    name: "resend",
    models: 'export type { Contact, GetEmailResponseSuccess } from "resend";',
    resources: [list("Contact"), list("GetEmailResponseSuccess")],
  },
  {
    name: "sequelize",
    isInferred: true,
    models: `import {
        type CreationOptional, type InferAttributes, type InferCreationAttributes, Model,
      } from "sequelize";
      export class User extends Model<InferAttributes<User>, InferCreationAttributes<User>> {
        declare id: CreationOptional<number>;
        declare name: string;
        declare nick: string | null;
        declare createdAt: CreationOptional<Date>;
      }`,
    resources: [list("User")],
  },
  {
    name: "mongoose",
    isInferred: true,
    isOfNode: true,
    models: `import { type InferSchemaType, Schema, type Types } from "mongoose";
      const user = new Schema({
        name: { type: String, required: true },
        age: Number,
        tags: [String],
        role: { type: String, enum: ["admin", "reader"], default: "reader" },
        address: { street: { type: String, required: true }, city: String },
        friends: [{ type: Schema.Types.ObjectId, ref: "User" }],
        posts: [{ title: { type: String, required: true }, likes: Number }],
      }, { timestamps: true });
      export type User = InferSchemaType<typeof user> & { _id: Types.ObjectId };
      const shop = new Schema({
        name: { type: String, required: true },
        opened: { type: Date, required: true },
        place: { type: new Schema({ lat: Number, lng: Number }), required: true },
        hours: { type: Map, of: String },
        shelves: [new Schema({ label: String, goods: [{ sku: String, count: Number }] })],
      });
      export type Shop = InferSchemaType<typeof shop> & { _id: Types.ObjectId };`,
    resources: [list("User"), list("Shop")],
  },
  {
    name: "@sinclair/typebox",
    isInferred: true,
    models: `import { type Static, Type } from "@sinclair/typebox";
      const user = Type.Object({
        id: Type.String(), name: Type.String(), age: Type.Optional(Type.Integer()),
        address: Type.Object({ city: Type.String() }),
        kind: Type.Union([Type.Literal("guest"), Type.Literal("member")]),
      });
      export type User = Static<typeof user>;`,
    resources: [list("User")],
  },
  {
    name: "@microsoft/microsoft-graph-types",
    models:
      'export type { DriveItem, Event, Message, User } from "@microsoft/microsoft-graph-types";',
    resources: [list("User"), list("Message"), list("Event"), list("DriveItem")],
  },
  {
    name: "@figma/rest-api-spec",
    models: `export type {
        Comment, FrameNode, GetFileResponse, LocalVariable,
      } from "@figma/rest-api-spec";`,
    resources: [
      list("Comment"),
      list("FrameNode"),
      list("LocalVariable"),
      single("GetFileResponse"),
    ],
  },
  {
    name: "@googleapis/calendar",
    models: `import type { calendar_v3 } from "@googleapis/calendar";
      export type Event = calendar_v3.Schema$Event;
      export type Calendar = calendar_v3.Schema$Calendar;`,
    resources: [list("Event"), list("Calendar")],
  },
  {
    name: "jira.js",
    models: `import type { Version3Models } from "jira.js";
      export type Issue = Version3Models.Issue;
      export type Project = Version3Models.Project;
      export type User = Version3Models.User;`,
    resources: [list("Issue"), list("Project"), list("User", "accountId")],
  },
  {
    name: "intercom-client",
    models: `import type { Intercom } from "intercom-client";
      export type Contact = Intercom.Contact;
      export type Conversation = Intercom.Conversation;
      export type Article = Intercom.Article;`,
    resources: [list("Contact"), list("Conversation"), list("Article")],
  },
  {
    name: "@clerk/types",
    models: 'export type { OrganizationJSON, SessionJSON, UserJSON } from "@clerk/types";',
    resources: [list("UserJSON"), list("OrganizationJSON"), list("SessionJSON")],
  },
  {
    name: "twitter-api-v2",
    models: 'export type { SpaceV2, TweetV1, TweetV2, UserV2 } from "twitter-api-v2";',
    resources: [list("TweetV2"), list("UserV2"), list("TweetV1", "id_str"), list("SpaceV2")],
  },
  {
    name: "@supabase/supabase-js",
    models: 'export type { Factor, Session, User } from "@supabase/supabase-js";',
    resources: [list("User"), list("Factor"), single("Session")],
  },
  {
    name: "@paypal/paypal-server-sdk",
    models: 'export type { Order, PaymentTokenResponse, Refund } from "@paypal/paypal-server-sdk";',
    resources: [list("Order"), list("Refund"), list("PaymentTokenResponse")],
  },
  {
    name: "@types/google.maps",
    models: `/// <reference types="google.maps" />
      export type Place = google.maps.places.PlaceResult;
      export type Route = google.maps.DirectionsRoute;`,
    resources: [list("Place", "place_id"), single("Route")],
  },
  {
    name: "kysely",
    isInferred: true,
    models: `import type { ColumnType, Generated, Insertable, JSONColumnType, Selectable } from "kysely";
      interface PersonTable {
        id: Generated<number>;
        first_name: string;
        last_name: string | null;
        created_at: ColumnType<Date, string | undefined, never>;
        metadata: JSONColumnType<{ ip: string | null; plan: "free" | "premium" }>;
      }
      export type Person = Selectable<PersonTable>;
      export type NewPerson = Insertable<PersonTable>;`,
    resources: [list("Person"), list("NewPerson")],
  },
  {
    name: "typeorm",
    isInferred: true,
    models: `import {
        BaseEntity, Column, Entity, ManyToOne, OneToMany, PrimaryGeneratedColumn, type Relation,
      } from "typeorm";
      @Entity() export class User extends BaseEntity {
        @PrimaryGeneratedColumn("uuid") id!: string;
        @Column() email!: string;
        @Column({ nullable: true }) nick?: string;
        @OneToMany(() => Post, (post) => post.author) posts!: Relation<Post[]>;
        greet() { return this.email; }
      }
      @Entity() export class Post {
        @PrimaryGeneratedColumn() id!: number;
        @Column() title!: string;
        @ManyToOne(() => User, (user) => user.posts) author!: Relation<User>;
      }`,
    resources: [list("User"), list("Post")],
  },
  {
    name: "effect",
    isInferred: true,
    models: `import { Schema } from "effect";
      const user = Schema.Struct({
        id: Schema.Number.pipe(Schema.brand("UserId")), name: Schema.NonEmptyString,
        email: Schema.optional(Schema.String), joined: Schema.Date,
        role: Schema.Literal("admin", "guest"), nick: Schema.NullOr(Schema.String),
      });
      export type User = typeof user.Type;
      export type UserRow = typeof user.Encoded;
      export class Task extends Schema.Class<Task>("Task")({
        id: Schema.String, title: Schema.String, done: Schema.Boolean,
      }) {}`,
    resources: [list("User"), list("UserRow"), list("Task")],
  },
  {
    name: "arktype",
    isInferred: true,
    models: `import { type } from "arktype";
      const user = type({
        id: "string.uuid", name: "string > 2", "age?": "number.integer >= 0",
        device: { platform: "'android' | 'ios'", "versions?": "(number | string)[]" },
      });
      export type User = typeof user.infer;`,
    resources: [list("User")],
  },
  {
    name: "yup",
    isInferred: true,
    models: `import * as yup from "yup";
      const user = yup.object({
        id: yup.number().required(), name: yup.string().required(), email: yup.string().email(),
        joined: yup.date().default(() => new Date()),
        tags: yup.array(yup.string().required()).required(),
        address: yup.object({ zip: yup.string().nullable() }),
      });
      export type User = yup.InferType<typeof user>;`,
    resources: [list("User")],
  },
  {
    name: "io-ts",
    isInferred: true,
    models: `import * as t from "io-ts";
      const user = t.intersection([
        t.type({ id: t.number, name: t.string, kind: t.keyof({ guest: null, member: null }) }),
        t.partial({ age: t.Int, tags: t.readonlyArray(t.string) }),
      ]);
      export type User = t.TypeOf<typeof user>;`,
    resources: [list("User")],
  },
  {
    name: "@bufbuild/protobuf",
    isInferred: true,
    models: `import type { Message } from "@bufbuild/protobuf";
      import type { Duration, Timestamp } from "@bufbuild/protobuf/wkt";
      export enum Role { UNSPECIFIED = 0, ADMIN = 1 }
      export type User = Message<"acme.User"> & {
        id: bigint; name: string; created?: Timestamp; ttl?: Duration; roles: Role[];
        labels: { [key: string]: string }; photo: Uint8Array;
        contact:
          | { case: "email"; value: string }
          | { case: "phone"; value: number }
          | { case: undefined; value?: undefined };
      };`,
    resources: [list("User")],
  },
];
