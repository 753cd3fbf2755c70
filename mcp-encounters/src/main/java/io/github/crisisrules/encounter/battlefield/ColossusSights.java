package io.github.crisisrules.encounter.battlefield;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.BEAM;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.CHART;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.CONTACTS_COME_IN_ORDER;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.CROSS;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.FALLBACK_NEEDS_RANGE_AND_SIGHT;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.RAMPAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.TOWER;

import io.github.crisisrules.core.game.Answers;
import io.github.crisisrules.core.game.Table;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.colossus.Awaiting;
import io.github.crisisrules.encounter.colossus.BeamLink;
import io.github.crisisrules.encounter.colossus.ColossusCard;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusQuestion;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.Contact;
import io.github.crisisrules.encounter.colossus.Rampage;
import io.github.crisisrules.encounter.colossus.Tower;
import io.github.crisisrules.encounter.round.Combatant;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Observations for the Unstoppable Colossus, measured on a battlefield on which pieces have the names that the encounter
 * uses: he is {@link ColossusCard#NAME}, characters are called as in the squads and towers as {@link #nameOf} says. Whoever
 * has been KO'd and towers that have fallen count as taken away, and links are those of the encounter, so that only moves
 * and broken terrain change the battlefield. Line of sight is not measured.
 *
 * @param battlefield the pieces; its own links count for nothing
 * @param measures the tools
 */
public record ColossusSights(Battlefield battlefield, Measures measures) {
    private static final int NEAR_TOWER = 1;
    private static final int THROW_RANGE = 2;

    /**
     * What is to be told next, and the table after it.
     *
     * @param contact what the push meets
     * @param after where everything is once it has been told
     */
    public record Sighting(Contact contact, ColossusSights after) {
        /** The command that tells it. */
        public ColossusCommand command() {
            return contact.told();
        }
    }

    /**
     * Answers what can be measured in this state: what the push meets next and who is near that tower. Where he reaches a
     * character, the map leaves out who is too far away and the rest is asked of {@code others}: line of sight, the choice
     * among several, dice. Once the contact has been told, go on with {@link Sighting#after}.
     */
    @Rule({RAMPAGE, CHART, FALLBACK_NEEDS_RANGE_AND_SIGHT})
    public Answers answers(ColossusState state, Table others) {
        return Answers.otherwise(others)
                .to(ColossusQuestion.NextContact.class, question -> next(state).contact())
                .to(ColossusQuestion.CharacterToThrow.class, question -> {
                    Vector<CombatantId> reached = question.isAfterHands()
                            ? question.among()
                            : near(ColossusCard.NAME, THROW_RANGE, question.among());
                    return reached.isEmpty()
                            ? Option.none()
                            : others.answer(new ColossusQuestion.CharacterToThrow(reached, question.isAfterHands()));
                })
                .to(
                        ColossusQuestion.TerrainToThrow.class,
                        question -> throwableTerrain().isEmpty() ? Option.none() : others.answer(question))
                .to(ColossusQuestion.HandsHit.class, question -> {
                    Vector<CombatantId> reached = near(ColossusCard.NAME, ColossusCard.HANDS_RANGE, question.among());
                    return reached.isEmpty()
                            ? Vector.empty()
                            : others.answer(new ColossusQuestion.HandsHit(reached, question.isArea()));
                })
                .to(ColossusQuestion.DebrisHit.class, question -> {
                    Vector<CombatantId> reached = near(ColossusCard.NAME, ColossusCard.DEBRIS_RANGE, question.among());
                    return reached.isEmpty() ? Option.none() : others.answer(new ColossusQuestion.DebrisHit(reached));
                });
    }

    /** What the piece of a tower is called. */
    public static String nameOf(Tower tower) {
        return tower.toString();
    }

    /** The battlefield as it is in a state of the encounter. */
    public Battlefield now(ColossusState state) {
        Battlefield standing = new Battlefield(
                battlefield.pieces().reject(piece -> isGone(state, piece)), Vector.empty(), battlefield.edge());
        return state.links().foldLeft(standing, (table, link) -> table.with(laid(table, link)));
    }

    private static boolean isGone(ColossusState state, Piece piece) {
        return switch (piece.kind()) {
            case CHARACTER ->
                state.frame().find(CombatantId.of(piece.name())).exists(combatant -> !combatant.isInPlay());
            case TOWER -> !state.stands(tower(piece.name()));
            case INTERACTIVE_TERRAIN, FIXED_TERRAIN, ABSORBER, SERUM -> false;
        };
    }

    @Rule(BEAM)
    private static Link laid(Battlefield table, BeamLink link) {
        return new Link(link.toString(), table.middle(nameOf(link.low())), table.middle(nameOf(link.high())));
    }

    /** The push of the Rampage in progress: from where he stands toward its tower, with its tool. */
    @Rule({RAMPAGE, CONTACTS_COME_IN_ORDER})
    public StraightPush push(ColossusState state) {
        Rampage rampage = pushing(state);
        Tower toward = rampage.toward().getOrElseThrow(() -> new AssertionError("a Rampage toward no tower"));
        return StraightPush.rampage(
                ColossusCard.NAME,
                battlefield.direction(ColossusCard.NAME, nameOf(toward)),
                measures.tool(rampage.tool()));
    }

    /**
     * What the push in progress meets next of what has not been told: a character, interactive terrain, a link, the tower
     * that stops him, or its end. Told one by one, since whoever is KO'd by a contact is no longer in the way. Of towers
     * met at one moment it is that of the lowest number; the players may tell {@link #touch} of another.
     */
    @Rule({RAMPAGE, CROSS, CONTACTS_COME_IN_ORDER})
    public Sighting next(ColossusState state) {
        Battlefield table = now(state);
        PushReport report = table.push(push(state));
        Spot gone = table.middle(ColossusCard.NAME).to(report.stop());
        ColossusSights atRest =
                with(battlefield.with(battlefield.piece(ColossusCard.NAME).moved(gone)));
        return report.meetings()
                .flatMap(meeting -> told(state, table, meeting, atRest))
                .headOption()
                .getOrElse(() -> new Sighting(new Contact.None(), atRest));
    }

    private Option<Sighting> told(ColossusState state, Battlefield table, Meeting meeting, ColossusSights atRest) {
        if (meeting.kind() == Meeting.Kind.LINK_CROSSED) {
            BeamLink link = state.links()
                    .find(each -> each.toString().equals(meeting.name()))
                    .get();
            return Option.of(new Sighting(new Contact.OfLink(link), this));
        }
        Piece piece = table.piece(meeting.name());
        return switch (piece.kind()) {
            case CHARACTER -> {
                CombatantId character = CombatantId.of(piece.name());
                yield Option.when(
                        !pushing(state).touched().contains(character),
                        () -> new Sighting(new Contact.OfCharacter(character), this));
            }
            case INTERACTIVE_TERRAIN ->
                Option.of(new Sighting(new Contact.OfTerrain(piece.size()), with(battlefield.without(piece.name()))));
            case TOWER -> {
                Tower tower = tower(piece.name());
                yield Option.of(new Sighting(new Contact.OfTower(tower, nearTower(state, tower)), atRest));
            }
            case FIXED_TERRAIN, ABSORBER, SERUM -> Option.none();
        };
    }

    /** He touches a tower, with the Crisis Team characters within range 1 of it. */
    @Rule(TOWER)
    public ColossusCommand.TouchTower touch(ColossusState state, Tower tower) {
        return new ColossusCommand.TouchTower(tower, nearTower(state, tower));
    }

    private Vector<CombatantId> nearTower(ColossusState state, Tower tower) {
        return near(
                nameOf(tower),
                NEAR_TOWER,
                state.frame().inPlay(Side.CRISIS_TEAM).map(Combatant::id));
    }

    /** Whether a Crisis Team character may end a movement where its piece stands: not on a tower. */
    @Rule(TOWER)
    public boolean mayEndThere(ColossusState state, CombatantId character) {
        Footprint base = battlefield.piece(character.name()).footprint();
        return !now(state)
                .pieces()
                .exists(piece -> piece.kind() == PieceKind.TOWER && Measurement.overlaps(base, piece.footprint()));
    }

    /** Crisis Team characters that he could choose and that are within a range of him, by name. */
    public Vector<CombatantId> targets(ColossusState state, int range) {
        return near(ColossusCard.NAME, range, state.targets());
    }

    /**
     * Those whom the chart's result asks for, by name: within 2 for a throw and for Bare Metal Hands, within 5 for Hurl
     * Debris. For the attacks the caller leaves out those not in line of sight; nobody left is
     * {@link ColossusCommand.NobodyThere}.
     */
    @Rule({CHART, FALLBACK_NEEDS_RANGE_AND_SIGHT})
    public Vector<CombatantId> targets(ColossusState state) {
        return switch (state.awaiting()) {
            case CHARACTER_THROW -> targets(state, THROW_RANGE);
            case HANDS -> targets(state, ColossusCard.HANDS_RANGE);
            case DEBRIS -> targets(state, ColossusCard.DEBRIS_RANGE);
            case ROUND, PUSH, CHART, TERRAIN_THROW, HANDS_THROWS, CHAIN_BOUND, NOTHING -> Vector.empty();
        };
    }

    /** Interactive terrain that the chart's wild lets him throw, by name. */
    @Rule(CHART)
    public Vector<Piece> throwableTerrain() {
        return battlefield
                .within(ColossusCard.NAME, measures.range(THROW_RANGE), PieceKind.INTERACTIVE_TERRAIN)
                .map(battlefield::piece);
    }

    /** Towers that stand within a range of a character, by number, for an interaction. */
    @Rule(BEAM)
    public Vector<Tower> towers(ColossusState state, CombatantId character, int range) {
        return now(state)
                .within(character.name(), measures.range(range), PieceKind.TOWER)
                .map(ColossusSights::tower);
    }

    private Vector<CombatantId> near(String name, int range, Vector<CombatantId> among) {
        return battlefield
                .within(name, measures.range(range), PieceKind.CHARACTER)
                .map(CombatantId::of)
                .filter(among::contains);
    }

    private ColossusSights with(Battlefield other) {
        return new ColossusSights(other, measures);
    }

    private static Rampage pushing(ColossusState state) {
        if (state.awaiting() != Awaiting.PUSH) {
            throw new IllegalArgumentException("the game waits for " + state.awaiting()
                    + ", not for a push: ask again when it waits for the rest of a push");
        }
        return state.rampage().get();
    }

    private static Tower tower(String name) {
        return Tower.all()
                .find(tower -> nameOf(tower).equals(name))
                .getOrElseThrow(() -> new IllegalArgumentException(
                        name + " is not the name of a tower: call it as nameOf(tower) does"));
    }
}
