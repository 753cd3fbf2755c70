package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRules.RAGE;
import static io.github.crisisrules.encounter.rulebook.HulkRules.RULING_3;
import static io.github.crisisrules.encounter.rulebook.HulkRules.RULING_4;
import static io.github.crisisrules.encounter.rulebook.HulkRules.SCORE;
import static io.github.crisisrules.encounter.rulebook.HulkRules.SERUM;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.round.Combatant;
import io.github.crisisrules.encounter.round.RoundEvent;
import io.github.crisisrules.encounter.round.RoundState;
import io.github.crisisrules.encounter.round.Rounds;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The state after each event. */
final class HulkEvolution implements HulkEvent.Cases<HulkState> {
    private final HulkState state;

    HulkEvolution(HulkState state) {
        this.state = state;
    }

    /** With a Cosmic Threat turn the old aura is over and a new one is to be rolled. */
    @Override
    @Rule(RULING_4)
    public HulkState framed(HulkEvent.Framed event) {
        HulkState after = state.withRound(Rounds.after(state.round(), event.event()));
        return event.event().equals(new RoundEvent.TurnBegan(Side.COSMIC_THREAT))
                ? first(after.withAura(Option.none()).withHasLeapt(false), new Awaited.AuraRoll())
                : after;
    }

    @Override
    public HulkState teamDeployed(HulkEvent.TeamDeployed event) {
        return done(state);
    }

    @Override
    public HulkState hulkDeployed(HulkEvent.HulkDeployed event) {
        return done(state);
    }

    @Override
    public HulkState auraRolled(HulkEvent.AuraRolled event) {
        return done(state).withAura(Option.of(event.result()));
    }

    @Override
    public HulkState attackDeclared(HulkEvent.AttackDeclared event) {
        return state.withAwaiting(event.targets()
                .<Awaited>map(target -> new Awaited.AttackRoll(event.attack(), target, event.dice(), event.rerolls()))
                .appendAll(state.awaiting()));
    }

    @Override
    public HulkState attackRolled(HulkEvent.AttackRolled event) {
        Awaited next = state.awaiting().head().match(new AwaitedOr<Awaited>() {
            @Override
            public Awaited attackRoll(Awaited.AttackRoll roll) {
                return new Awaited.Aftermath(roll.attack(), roll.target());
            }

            @Override
            Awaited otherwise(Awaited awaited) {
                throw new AssertionError("an attack was rolled while waiting for " + awaited);
            }
        });
        return first(done(state), next);
    }

    @Override
    public HulkState attackEnded(HulkEvent.AttackEnded event) {
        return done(state);
    }

    @Override
    public HulkState subdued(HulkEvent.Subdued event) {
        return state.withSubdued(state.subdued().append(event.character()));
    }

    @Override
    public HulkState subduedPushDue(HulkEvent.SubduedPushDue event) {
        return first(state, new Awaited.SubduedPush(event.character()));
    }

    @Override
    public HulkState characterPushed(HulkEvent.CharacterPushed event) {
        return switch (event.cause()) {
            case STRIKE -> state;
            case SUBDUED -> done(state);
            case RAGE ->
                state.withAwaiting(state.awaiting().flatMap(awaited -> withoutRagePush(awaited, event.character())));
        };
    }

    @Override
    public HulkState absorberEntered(HulkEvent.AbsorberEntered event) {
        return state;
    }

    /** A KO and its victory points are one event: no condition is looked at between them. */
    @Override
    @Rule(SCORE)
    public HulkState characterKnockedOut(HulkEvent.CharacterKnockedOut event) {
        CombatantId character = event.character();
        RoundState out = Rounds.after(state.round(), new RoundEvent.KnockedOut(character));
        return state.withRound(Rounds.after(out, new RoundEvent.PointsScored(Side.COSMIC_THREAT, event.points())))
                .withSubdued(state.subdued().remove(character))
                .withAwaiting(state.awaiting().flatMap(awaited -> withoutCharacter(awaited, character)));
    }

    /** A Rage token and its victory points are one event. */
    @Override
    @Rule({RAGE, SCORE})
    public HulkState rageGained(HulkEvent.RageGained event) {
        RoundState scored = Rounds.after(state.round(), new RoundEvent.PointsScored(Side.CRISIS_TEAM, event.points()));
        Combatant hulk = scored.combatant(HulkSetup.HULK).withPowerLimit(Rage.powerLimit(event.tokens()));
        return state.withRage(event.tokens()).withRound(scored.with(hulk));
    }

    @Override
    public HulkState ragePushDue(HulkEvent.RagePushDue event) {
        return first(state, new Awaited.RageSighting());
    }

    @Override
    public HulkState ragePushSighted(HulkEvent.RagePushSighted event) {
        return event.near().isEmpty() ? done(state) : first(done(state), new Awaited.RagePushes(event.near()));
    }

    @Override
    public HulkState leapt(HulkEvent.Leapt event) {
        return state.withHasLeapt(true);
    }

    @Override
    public HulkState strongestUsed(HulkEvent.StrongestUsed event) {
        return state;
    }

    @Override
    public HulkState hulkTargeted(HulkEvent.HulkTargeted event) {
        return first(
                first(state, new Awaited.HulkDefence(event.attacker(), event.type(), event.dice(), false)),
                new Awaited.PunyAnswer());
    }

    @Override
    public HulkState collisionDue(HulkEvent.CollisionDue event) {
        return first(first(state, new Awaited.Collision(event.damage(), false)), new Awaited.PunyAnswer());
    }

    @Override
    public HulkState punyAnswered(HulkEvent.PunyAnswered event) {
        HulkState answered = done(state);
        Awaited next = answered.awaiting().head().match(new AwaitedOr<Awaited>() {
            @Override
            public Awaited hulkDefence(Awaited.HulkDefence defence) {
                return new Awaited.HulkDefence(defence.attacker(), defence.type(), defence.dice(), event.used());
            }

            @Override
            public Awaited collision(Awaited.Collision collision) {
                return new Awaited.Collision(collision.damage(), event.used());
            }

            @Override
            Awaited otherwise(Awaited awaited) {
                throw new AssertionError("Puny was answered before " + awaited);
            }
        });
        return first(done(answered), next);
    }

    @Override
    public HulkState hulkHit(HulkEvent.HulkHit event) {
        return event.pushes() ? first(done(state), new Awaited.HulkPush(event.reduced())) : done(state);
    }

    @Override
    public HulkState hulkPushed(HulkEvent.HulkPushed event) {
        return done(state);
    }

    @Override
    public HulkState terrainThrown(HulkEvent.TerrainThrown event) {
        return state;
    }

    @Override
    public HulkState terrainDestroyed(HulkEvent.TerrainDestroyed event) {
        return state.withDestroyed(state.destroyed().append(event.terrain().name()));
    }

    @Override
    public HulkState absorbersSecured(HulkEvent.AbsorbersSecured event) {
        return state;
    }

    /** The serum's word stands above that of the Subdued token, which keeps damage where it is. */
    @Override
    @Rule({SERUM, RULING_3})
    public HulkState serumTaken(HulkEvent.SerumTaken event) {
        Combatant combatant = state.round().combatant(event.character());
        return state.withRound(state.round().with(combatant.withDamage(0)))
                .withSubdued(state.subdued().remove(event.character()));
    }

    private static HulkState first(HulkState state, Awaited awaited) {
        return state.withAwaiting(state.awaiting().prepend(awaited));
    }

    private static HulkState done(HulkState state) {
        return state.withAwaiting(state.awaiting().tail());
    }

    private static Vector<Awaited> withoutRagePush(Awaited awaited, CombatantId character) {
        return awaited.match(new AwaitedOr<Vector<Awaited>>() {
            @Override
            public Vector<Awaited> ragePushes(Awaited.RagePushes pushes) {
                Vector<CombatantId> rest = pushes.remaining().remove(character);
                return rest.isEmpty() ? Vector.empty() : Vector.of(new Awaited.RagePushes(rest));
            }

            @Override
            Vector<Awaited> otherwise(Awaited other) {
                return Vector.of(other);
            }
        });
    }

    /** Nothing more happens to a character that is out of the game. */
    private static Vector<Awaited> withoutCharacter(Awaited awaited, CombatantId character) {
        return awaited.match(new AwaitedOr<Vector<Awaited>>() {
            @Override
            public Vector<Awaited> attackRoll(Awaited.AttackRoll roll) {
                return unless(roll.target(), roll);
            }

            @Override
            public Vector<Awaited> subduedPush(Awaited.SubduedPush push) {
                return unless(push.character(), push);
            }

            @Override
            public Vector<Awaited> ragePushes(Awaited.RagePushes pushes) {
                return withoutRagePush(pushes, character);
            }

            @Override
            Vector<Awaited> otherwise(Awaited other) {
                return Vector.of(other);
            }

            private Vector<Awaited> unless(CombatantId concerned, Awaited other) {
                return concerned.equals(character) ? Vector.empty() : Vector.of(other);
            }
        });
    }
}
