package io.github.crisisrules.lab.hulk;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisDie;
import io.github.crisisrules.core.dice.CrisisRolls;
import io.github.crisisrules.core.dice.DicePool;
import io.github.crisisrules.core.dice.RollRules;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkQuestion;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.hulk.Terrain;
import io.github.crisisrules.encounter.hulk.attack.AttackType;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.lab.simulation.AnswerOptions;
import io.github.crisisrules.lab.simulation.Answering;
import io.github.crisisrules.lab.simulation.ObservationOdds;
import io.github.crisisrules.lab.simulation.SimulatedObservations;
import io.github.crisisrules.lab.simulation.TacticUse;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Simulated observations for the Incredible Hulk without a map. Positions are sampled with fixed odds from the
 * seed of the moment, and dice are rolled.
 *
 * @param odds the odds
 */
public record HulkChances(ObservationOdds odds) implements SimulatedObservations<HulkState, HulkCommand, HulkEvent> {
    private static final Vector<AttackType> TYPES = Vector.of(AttackType.values());

    private static final Answering<Now> SEEN = Answering.<Now>nothing()
            .one(HulkQuestion.AuraFace.class, (now, question) -> CrisisDie.roll(now.seed.split("aura")))
            .one(HulkQuestion.CharactersNearHulk.class, Now::near)
            .any(HulkQuestion.AttackTargets.class, Now::targets)
            .one(HulkQuestion.HulkAttackResult.class, Now::attack)
            .any(HulkQuestion.PushDestination.class, Now::ends)
            .one(HulkQuestion.AttackKind.class, Now::type)
            .one(HulkQuestion.AttackStrength.class, Now::strength)
            .one(HulkQuestion.IsAttackerNear.class, Now::isNear)
            .one(HulkQuestion.AttackOnHulkResult.class, Now::attackAtHulk)
            .one(HulkQuestion.IsHulkPushed.class, (now, question) -> now.pushesHulk())
            .any(HulkQuestion.ThrownTerrain.class, Now::terrain)
            .one(HulkQuestion.SecuredAbsorbers.class, Now::secured)
            .one(HulkQuestion.CharactersNearSerum.class, Now::nearSerum);

    @Override
    public AnswerOptions at(Play<HulkState, HulkCommand, HulkEvent> game, Seed seed) {
        HulkState state = game.state();
        AnswerOptions seen = seen(state, moment(seed, game.steps().size()));
        // No attack is asked for while the game waits for something else.
        boolean acts = state.nextAwaited().isEmpty() && state.frame().active().isDefined();
        return !acts || attacks(game) < odds.actions()
                ? seen
                : seen.any(HulkQuestion.AttackTargets.class, question -> Vector.empty())
                        .any(HulkQuestion.AttackKind.class, question -> Vector.empty());
    }

    /** Returns the possible answers for the given seed of a moment, regardless of earlier commands. */
    public AnswerOptions seen(HulkState state, Seed moment) {
        return SEEN.in(new Now(state, moment));
    }

    @Override
    public Vector<String> notes() {
        return odds.equals(ObservationOdds.STAND_IN)
                ? Vector.of("ranges, pushes and terrain are sampled with stand-in odds, not from a battlefield")
                : Vector.empty();
    }

    /** Returns the collision of Hulk if terrain was just thrown and hits him. */
    @Override
    public Vector<HulkCommand> reports(Play<HulkState, HulkCommand, HulkEvent> game, Seed seed) {
        if (game.state().nextAwaited().isDefined()) {
            return Vector.empty();
        }
        return game.steps().nonEmpty()
                        && game.steps().last().command() instanceof HulkCommand.ThrowTerrain thrown
                        && new Now(game.state(), moment(seed, game.steps().size() - 1)).hitsHulk()
                ? Vector.of(new HulkCommand.ReportHulkCollision(thrown.terrain().size()))
                : Vector.empty();
    }

    /** Returns the number of attacks since the activation in progress began. */
    private static int attacks(Play<HulkState, HulkCommand, HulkEvent> game) {
        var steps = game.steps();
        int attacks = 0;
        for (int i = steps.size() - 1;
                i >= 0 && steps.get(i).state().frame().active().isDefined();
                i--) {
            HulkCommand command = steps.get(i).command();
            attacks +=
                    command instanceof HulkCommand.DeclareAttack || command instanceof HulkCommand.AttackHulk ? 1 : 0;
        }
        return attacks;
    }

    private static Seed moment(Seed game, int number) {
        return game.split("moment", number);
    }

    /** One moment of a game. */
    private final class Now {
        private final HulkState state;
        private final Seed seed;

        Now(HulkState state, Seed seed) {
            this.state = state;
            this.seed = seed;
        }

        boolean hitsHulk() {
            return happens("thrown", odds.hitsHulk());
        }

        private boolean pushesHulk() {
            return happens("pushes", odds.nearHulk());
        }

        private Vector<CombatantId> near(HulkQuestion.CharactersNearHulk question) {
            return some("near/" + question.range(), question.team(), odds.nearHulk());
        }

        private boolean isNear(HulkQuestion.IsAttackerNear question) {
            return happens("attacker/" + question.attacker(), odds.nearHulk());
        }

        private AttackResult attack(HulkQuestion.HulkAttackResult question) {
            return AttackResult.of(
                    CrisisRolls.roll(
                            RollRules.attack().rerolling(question.rerolls()),
                            DicePool.of(question.dice()),
                            random("hulk")),
                    CrisisRolls.roll(RollRules.defence(), DicePool.of(odds.defenceDice()), random("target")));
        }

        private AttackResult attackAtHulk(HulkQuestion.AttackOnHulkResult question) {
            return AttackResult.of(
                    CrisisRolls.roll(RollRules.attack(), DicePool.of(question.dice()), random("attacker")),
                    CrisisRolls.roll(RollRules.defence(), DicePool.of(question.defenceDice()), random("defence")));
        }

        private AttackType type(HulkQuestion.AttackKind question) {
            return seed.split("type/" + question.attacker()).pick(TYPES);
        }

        private int strength(HulkQuestion.AttackStrength question) {
            return odds.diceAtHulk() + TacticUse.dice(state.setup().team(), state.frame(), question.attacker(), odds);
        }

        private Vector<String> secured(HulkQuestion.SecuredAbsorbers question) {
            return some("secured", question.absorbers(), odds.secured());
        }

        private Vector<CombatantId> nearSerum(HulkQuestion.CharactersNearSerum question) {
            return some("serum", question.team(), odds.nearSerum());
        }

        /**
         * Returns the possible targets: one of the characters in reach for a single target, all of them for a beam
         * or an area.
         */
        private Vector<Vector<CombatantId>> targets(HulkQuestion.AttackTargets question) {
            Vector<CombatantId> reached = some("reach/" + label(question.attack()), question.team(), odds.nearHulk());
            return question.isSingle()
                    ? reached.map(Vector::of)
                    : Vector.of(reached).filter(Vector::nonEmpty);
        }

        /** Returns the label of an attack's random numbers. Published results depend on it, so it is not a text of a catalogue. */
        private static String label(HulkAttack attack) {
            return switch (attack) {
                case STRIKE -> "Strike";
                case THUNDER_CLAP -> "Thunder Clap";
                case HULK_SMASH -> "Hulk Smash";
            };
        }

        private Vector<Option<String>> ends(HulkQuestion.PushDestination question) {
            Vector<Option<String>> open = Vector.of(Option.none());
            return question.absorbers().nonEmpty() && happens("absorber/" + question.character(), odds.intoAbsorber())
                    ? open.append(Option.of(
                            seed.split("which/" + question.character()).pick(question.absorbers())))
                    : open;
        }

        private Vector<Terrain> terrain(HulkQuestion.ThrownTerrain question) {
            return some("terrain/" + question.thrower(), state.setup().terrain(), odds.nearHulk())
                    .filter(question.terrain()::contains);
        }

        private boolean happens(String what, int percent) {
            return seed.split(what).below(100) < percent;
        }

        private <T> Vector<T> some(String what, Vector<T> all, int percent) {
            RandomSource random = random(what);
            return all.filter(each -> random.below(100) < percent);
        }

        private RandomSource random(String what) {
            return seed.split(what).random();
        }
    }
}
