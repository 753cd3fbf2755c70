package io.github.crisisrules.lab.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.WORST;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.colossus.AttackedTarget;
import io.github.crisisrules.encounter.colossus.ColossusCard;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusDice;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusQuestion;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.Contact;
import io.github.crisisrules.encounter.colossus.DamagedCharacter;
import io.github.crisisrules.encounter.colossus.Rampage;
import io.github.crisisrules.encounter.colossus.tower.TowerLink;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.lab.simulation.AnswerOptions;
import io.github.crisisrules.lab.simulation.ObservationOdds;
import io.github.crisisrules.lab.simulation.SimulatedObservations;
import io.github.crisisrules.lab.simulation.TacticUse;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Simulated observations for the Unstoppable Colossus without a map. Positions are sampled with fixed odds, dice
 * are rolled, and the Colossus chooses the target that is worst for the players.
 *
 * @param odds the odds
 */
public record ColossusChances(ObservationOdds odds)
        implements SimulatedObservations<ColossusState, ColossusCommand, ColossusEvent> {
    private static final AnswerOptions QUIET =
            AnswerOptions.nothing().any(ColossusQuestion.DamageToColossus.class, question -> Vector.empty());

    private static final AnswerOptions IDLE =
            QUIET.any(ColossusQuestion.BeamPlacement.class, question -> Vector.empty());
    private static final AnswerOptions BEAMS =
            QUIET.any(ColossusQuestion.BeamPlacement.class, ColossusQuestion.BeamPlacement::tokens);

    /** Returns the seed of the move with the given number. */
    static Seed move(Seed game, int number) {
        return game.split("play").split("move", number);
    }

    @Override
    public AnswerOptions at(Play<ColossusState, ColossusCommand, ColossusEvent> game, Seed seed) {
        return new Now(game, seed).possible();
    }

    @Override
    public Vector<String> notes() {
        return odds.equals(ObservationOdds.STAND_IN)
                ? Vector.of("ranges, contacts and terrain are sampled with stand-in odds, not from a battlefield")
                : Vector.empty();
    }

    /** One move. All random values of a move are sampled once, in a fixed order. */
    private final class Now {
        private final Play<ColossusState, ColossusCommand, ColossusEvent> game;
        private final Seed all;
        private final ColossusState state;

        Now(Play<ColossusState, ColossusCommand, ColossusEvent> game, Seed all) {
            this.game = game;
            this.all = all;
            this.state = game.state();
        }

        private Seed seed() {
            return move(all, game.steps().size());
        }

        AnswerOptions possible() {
            return switch (state.awaiting()) {
                case FRAME -> round();
                case PUSH -> push(seed().random());
                case CHART -> QUIET.one(ColossusQuestion.ChartFace.class, question -> ColossusDice.chart(seed()));
                case CHARACTER_THROW -> characterThrow(seed().random());
                case TERRAIN_THROW -> terrainThrow(seed().random());
                case BARE_METAL_HANDS -> hands(seed());
                case BARE_METAL_HANDS_THROWS -> characterThrow(seed().random(), worst(state.throwable()));
                case HURL_DEBRIS -> debris(seed());
                case RAMPAGE_LIMIT, NOTHING -> QUIET;
            };
        }

        /**
         * Returns the possible answers during an activation: a Disruption Beam while there are actions left, and
         * an attack if the Colossus is also in range.
         */
        private AnswerOptions round() {
            if (state.frame().active().isEmpty()) {
                return IDLE;
            }
            Actions actions = Actions.of(game.steps());
            if (actions.done() >= odds.actions()) {
                return IDLE;
            }
            return actions.strikes() < inRange(actions)
                    ? BEAMS.rolled(
                            ColossusQuestion.DamageToColossus.class,
                            seed().split("dice"),
                            (question, dice) -> strike(dice))
                    : BEAMS;
        }

        /** Returns the number of actions not spent at a tower for which the Colossus is in range. */
        private int inRange(Actions actions) {
            RandomSource plan = move(all, actions.begun()).split("plan").random();
            int inRange = 0;
            for (int action = actions.beams(); action < odds.actions(); action++) {
                inRange += plan.below(100) < odds.nearColossus() ? 1 : 0;
            }
            return inRange;
        }

        /** Returns the result of an attack on the Colossus, or nothing if it deals no damage. */
        private Vector<AttackResult> strike(Seed dice) {
            int strength = odds.diceAtColossus()
                    + TacticUse.dice(
                            state.setup().team(),
                            state.frame(),
                            state.frame().active().get(),
                            odds);
            return Vector.of(ColossusDice.strike(strength, state.setup().momentumTrack(), state.momentum(), dice))
                    .filter(damage -> damage > 0)
                    .map(AttackResult::of);
        }

        private AnswerOptions push(RandomSource random) {
            Contact contact = contact(random);
            Contact seen = contact instanceof Contact.OfTower stopped
                    ? new Contact.OfTower(stopped.tower(), within(odds.nearTower(), random))
                    : contact;
            return QUIET.one(ColossusQuestion.NextContact.class, question -> seen);
        }

        private Contact contact(RandomSource random) {
            Rampage rampage = state.rampage().get();
            int chance = random.below(100);
            Vector<TowerLink> links = state.links();
            int crosses = links.isEmpty() ? 0 : odds.crosses();
            if (chance < crosses) {
                return new Contact.OfLink(links.get(random.below(links.size())));
            }
            int further = crosses + odds.touches();
            if (chance < further) {
                Vector<CombatantId> untouched = state.targets().removeAll(rampage.touched());
                return untouched.isEmpty()
                        ? new Contact.None()
                        : new Contact.OfCharacter(untouched.get(random.below(untouched.size())));
            }
            if (chance < further + odds.breaks()) {
                return new Contact.OfTerrain(1 + random.below(4));
            }
            further += odds.breaks();
            return chance < further + odds.reachesTower(rampage.tool())
                    ? new Contact.OfTower(state.priorityTower().get(), Vector.empty())
                    : new Contact.None();
        }

        private AnswerOptions characterThrow(RandomSource random) {
            return characterThrow(random, worst(within(odds.withinTwo(), random)));
        }

        private AnswerOptions characterThrow(RandomSource random, Option<CombatantId> target) {
            Vector<DamagedCharacter> hit = target.filter(who -> random.below(100) < odds.collides())
                    .map(who -> DamagedCharacter.of(who, 1 + random.below(2)))
                    .toVector();
            return thrown(QUIET.one(ColossusQuestion.CharacterToThrow.class, question -> target), hit, Vector.empty());
        }

        private AnswerOptions terrainThrow(RandomSource random) {
            if (random.below(100) >= odds.terrainWithinTwo()) {
                return thrown(
                        QUIET.one(ColossusQuestion.TerrainToThrow.class, question -> Option.none()),
                        Vector.empty(),
                        Vector.empty());
            }
            int size = 1 + random.below(4);
            Vector<DamagedCharacter> hit = worst(within(odds.collides(), random))
                    .map(who -> DamagedCharacter.of(who, random.below(size + 1)))
                    .toVector();
            return thrown(
                    QUIET.one(ColossusQuestion.TerrainToThrow.class, question -> Option.of(size)), hit, Vector.empty());
        }

        private static AnswerOptions thrown(
                AnswerOptions what, Vector<DamagedCharacter> hit, Vector<Integer> destroyed) {
            return what.one(ColossusQuestion.Collisions.class, question -> hit)
                    .one(ColossusQuestion.DestroyedTerrain.class, question -> destroyed);
        }

        private AnswerOptions hands(Seed seed) {
            Vector<CombatantId> near = within(odds.withinTwo(), seed.random());
            Vector<CombatantId> targets = ColossusCard.handsAreArea(state.momentum())
                    ? near
                    : worst(near).toVector();
            Vector<AttackedTarget> hit =
                    targets.map(target -> ColossusDice.attack(target, odds.defenceDice(), seed.split(target.name())));
            return QUIET.one(ColossusQuestion.BareMetalHandsAttack.class, question -> hit);
        }

        private AnswerOptions debris(Seed seed) {
            Option<AttackedTarget> hit = worst(within(odds.withinFive(), seed.random()))
                    .map(target -> ColossusDice.attack(target, odds.defenceDice(), seed));
            return QUIET.one(ColossusQuestion.HurlDebrisAttack.class, question -> hit);
        }

        private Vector<CombatantId> within(int percent, RandomSource random) {
            return state.targets().filter(character -> random.below(100) < percent);
        }

        /**
         * Returns the target that is worst for the players: the character nearest to being Dazed or KO'd, which
         * would give the Colossus Momentum.
         */
        @Rule(WORST)
        private Option<CombatantId> worst(Vector<CombatantId> targets) {
            return targets.minBy(target -> {
                Combatant combatant = state.frame().combatant(target);
                return combatant.limit().getOrElse(Integer.MAX_VALUE) - combatant.damage();
            });
        }
    }

    /**
     * The actions of the activation in progress.
     *
     * @param begun the number of the command with which the activation began
     * @param strikes the number of attacks so far
     * @param beams the number of Disruption Beam tokens placed so far
     */
    private record Actions(int begun, int strikes, int beams) {
        private static Actions of(Vector<Play.Step<ColossusState, ColossusCommand, ColossusEvent>> steps) {
            int strikes = 0;
            int beams = 0;
            for (int i = steps.size() - 1; i >= 0; i--) {
                ColossusCommand command = steps.get(i).command();
                if (command instanceof ColossusCommand.InFrame inFrame
                        && inFrame.command() instanceof FrameCommand.Activate) {
                    return new Actions(i, strikes, beams);
                }
                strikes += command instanceof ColossusCommand.DamageColossus ? 1 : 0;
                beams += command instanceof ColossusCommand.PlaceBeam ? 1 : 0;
            }
            return new Actions(0, 0, 0);
        }

        private int done() {
            return strikes + beams;
        }
    }
}
