package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisDie;
import io.github.crisisrules.core.dice.CrisisRolls;
import io.github.crisisrules.core.dice.DicePool;
import io.github.crisisrules.core.dice.RollRules;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.hulk.AttackType;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkQuestion;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.hulk.Terrain;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A table without a map for the Incredible Hulk: everything seen is drawn from the moment's seed with fixed odds, and dice are
 * rolled.
 *
 * @param odds what is likely
 */
public record HulkChances(TableOdds odds) implements SimulatedTable<HulkState, HulkCommand, HulkEvent> {
    @Override
    public Possible at(Play<HulkState, HulkCommand, HulkEvent> game, Seed seed) {
        Possible seen = seen(game.state(), moment(seed, game.steps().size()));
        return game.state().frame().active().isEmpty() || attacks(game) < odds.actions()
                ? seen
                : seen.any(HulkQuestion.Targets.class, question -> Vector.empty())
                        .any(HulkQuestion.AttackKind.class, question -> Vector.empty());
    }

    /** What is seen, rolled and in reach with this seed, whatever has been done before. */
    public Possible seen(HulkState state, Seed moment) {
        return new Now(state, moment).possible();
    }

    @Override
    public Vector<String> notes() {
        return odds.equals(TableOdds.STAND_IN)
                ? Vector.of("ranges, pushes and terrain are drawn with stand-in odds, not from a battlefield")
                : Vector.empty();
    }

    /** Thrown terrain that hits Hulk collides with him. */
    @Override
    public Vector<HulkCommand> reports(Play<HulkState, HulkCommand, HulkEvent> game, Seed seed) {
        if (game.state().awaits().isDefined()) {
            return Vector.empty();
        }
        return game.steps()
                .lastOption()
                .filter(step -> step.command() instanceof HulkCommand.ThrowTerrain
                        && new Now(game.state(), moment(seed, game.steps().size() - 1)).hitsHulk())
                .<HulkCommand>map(step -> new HulkCommand.CollideHulk(
                        ((HulkCommand.ThrowTerrain) step.command()).terrain().size()))
                .toVector();
    }

    /** Attacks since the activation in progress began. */
    private static int attacks(Play<HulkState, HulkCommand, HulkEvent> game) {
        return game.steps()
                .reverseIterator()
                .takeWhile(step -> step.state().frame().active().isDefined())
                .count(step -> step.command() instanceof HulkCommand.DeclareAttack
                        || step.command() instanceof HulkCommand.AttackHulk);
    }

    private static Seed moment(Seed game, int number) {
        return game.split("moment", number);
    }

    /** One moment. */
    private final class Now {
        private final HulkState state;
        private final Seed seed;

        Now(HulkState state, Seed seed) {
            this.state = state;
            this.seed = seed;
        }

        Possible possible() {
            return Possible.nothing()
                    .one(HulkQuestion.AuraFace.class, question -> CrisisDie.roll(seed.split("aura")))
                    .one(
                            HulkQuestion.NearHulk.class,
                            question -> some("near/" + question.range(), question.team(), odds.nearHulk()))
                    .any(HulkQuestion.Targets.class, this::targets)
                    .one(
                            HulkQuestion.ResultOfAttack.class,
                            question -> AttackResult.of(
                                    CrisisRolls.roll(
                                            RollRules.attack().rerolling(question.rerolls()),
                                            DicePool.of(question.dice()),
                                            draws("hulk")),
                                    CrisisRolls.roll(
                                            RollRules.defence(), DicePool.of(odds.defenceDice()), draws("target"))))
                    .any(HulkQuestion.PushEnd.class, this::ends)
                    .one(
                            HulkQuestion.AttackKind.class,
                            question ->
                                    seed.split("type/" + question.attacker()).pick(Vector.of(AttackType.values())))
                    .one(
                            HulkQuestion.AttackStrength.class,
                            question -> odds.diceAtHulk()
                                    + Tactics.dice(state.setup().team(), state.frame(), question.attacker(), odds))
                    .one(
                            HulkQuestion.AttackerNear.class,
                            question -> happens("attacker/" + question.attacker(), odds.nearHulk()))
                    .one(
                            HulkQuestion.ResultAtHulk.class,
                            question -> AttackResult.of(
                                    CrisisRolls.roll(
                                            RollRules.attack(), DicePool.of(question.dice()), draws("attacker")),
                                    CrisisRolls.roll(
                                            RollRules.defence(),
                                            DicePool.of(question.defenceDice()),
                                            draws("defence"))))
                    .one(HulkQuestion.PushesHulk.class, question -> happens("pushes", odds.nearHulk()))
                    .any(HulkQuestion.ThrownTerrain.class, this::terrain)
                    .one(HulkQuestion.Secured.class, question -> some("secured", question.absorbers(), odds.secured()))
                    .one(HulkQuestion.NearSerum.class, question -> some("serum", question.team(), odds.nearSerum()));
        }

        boolean hitsHulk() {
            return happens("thrown", odds.hitsHulk());
        }

        /** A single target is chosen among those reached; a beam or an area takes all of them. */
        private Vector<Vector<CombatantId>> targets(HulkQuestion.Targets question) {
            Vector<CombatantId> reached = some("reach/" + question.attack(), question.team(), odds.nearHulk());
            return question.isSingle()
                    ? reached.map(Vector::of)
                    : Vector.of(reached).filter(Vector::nonEmpty);
        }

        private Vector<Option<String>> ends(HulkQuestion.PushEnd question) {
            Vector<Option<String>> open = Vector.of(Option.none());
            return happens("absorber/" + question.character(), odds.intoAbsorber())
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
            Draw draws = draws(what);
            return all.filter(each -> draws.below(100) < percent);
        }

        private Draw draws(String what) {
            return seed.split(what).draws();
        }
    }
}
