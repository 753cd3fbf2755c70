package io.github.crisisrules.encounter.battlefield;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.BEAM;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.CHART;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.CONTACTS_COME_IN_ORDER;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.CROSS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.FALLBACK_NEEDS_RANGE_AND_SIGHT;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.RAMPAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.TOWER;

import io.github.crisisrules.core.prompt.AnswerSource;
import io.github.crisisrules.core.prompt.Answers;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.colossus.ColossusAwaited;
import io.github.crisisrules.encounter.colossus.ColossusCard;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusQuestion;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.Contact;
import io.github.crisisrules.encounter.colossus.Rampage;
import io.github.crisisrules.encounter.colossus.RampageChart;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.colossus.tower.TowerLink;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Observations for the Unstoppable Colossus, measured on a battlefield. The pieces have the names that the
 * encounter uses: {@link ColossusCard#NAME} for the Colossus, the names in the squads for characters, and
 * {@link #nameOf} for towers. Characters that have been KO'd and towers that have fallen are ignored, and links
 * are taken from the state of the encounter, so only moves and destroyed terrain change the battlefield. Line of
 * sight is not measured.
 *
 * @param battlefield the pieces; its own links are ignored
 * @param toolSizes the sizes of the tools
 */
public record ColossusMeasurements(Battlefield battlefield, ToolSizes toolSizes) {
    /**
     * The next contact to report, with the battlefield after it.
     *
     * @param contact the contact of the push
     * @param after the observations after the contact has been reported
     */
    public record MeasuredContact(Contact contact, ColossusMeasurements after) {
        /** Returns the command that reports the contact. */
        public ColossusCommand command() {
            return contact.command();
        }
    }

    /**
     * Returns the answers to the questions that can be measured in this state: the next contact of the push, and
     * the characters near the tower it touches. For throws and attacks, targets out of range are removed and the
     * rest of the question goes to {@code others}: line of sight, the choice among several targets, dice. After a
     * contact has been reported, continue with {@link MeasuredContact#after}.
     */
    @Rule({RAMPAGE, CHART, FALLBACK_NEEDS_RANGE_AND_SIGHT})
    public Answers answers(ColossusState state, AnswerSource others) {
        return Answers.otherwise(others)
                .to(ColossusQuestion.NextContact.class, question -> next(state).contact())
                .to(ColossusQuestion.CharacterToThrow.class, question -> {
                    Vector<CombatantId> reached = question.isAfterBareMetalHands()
                            ? question.candidates()
                            : near(ColossusCard.NAME, RampageChart.THROW_RANGE, question.candidates());
                    return reached.isEmpty()
                            ? Option.none()
                            : others.answer(
                                    new ColossusQuestion.CharacterToThrow(reached, question.isAfterBareMetalHands()));
                })
                .to(
                        ColossusQuestion.TerrainToThrow.class,
                        question -> throwableTerrain().isEmpty() ? Option.none() : others.answer(question))
                .to(ColossusQuestion.BareMetalHandsAttack.class, question -> {
                    Vector<CombatantId> reached =
                            near(ColossusCard.NAME, ColossusCard.HANDS_RANGE, question.candidates());
                    return reached.isEmpty()
                            ? Vector.empty()
                            : others.answer(new ColossusQuestion.BareMetalHandsAttack(reached, question.isArea()));
                })
                .to(ColossusQuestion.HurlDebrisAttack.class, question -> {
                    Vector<CombatantId> reached =
                            near(ColossusCard.NAME, ColossusCard.DEBRIS_RANGE, question.candidates());
                    return reached.isEmpty()
                            ? Option.none()
                            : others.answer(new ColossusQuestion.HurlDebrisAttack(reached));
                });
    }

    /** Returns the name of the piece that represents a tower. */
    public static String nameOf(Tower tower) {
        return "Tower " + tower.number();
    }

    private static String nameOf(TowerLink link) {
        return "link " + link.low().number() + "-" + link.high().number();
    }

    /** Returns the battlefield in the given state of the encounter. */
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
    private static Link laid(Battlefield table, TowerLink link) {
        return new Link(nameOf(link), table.middle(nameOf(link.low())), table.middle(nameOf(link.high())));
    }

    /**
     * Returns the push of the Rampage in progress, from the current place of the Colossus toward its tower, with
     * the tool of the Rampage.
     *
     * @throws IllegalArgumentException if no push is in progress
     */
    @Rule({RAMPAGE, CONTACTS_COME_IN_ORDER})
    public StraightPush push(ColossusState state) {
        Rampage rampage = pushing(state);
        Tower toward = rampage.toward()
                .getOrElseThrow(() -> new AssertionError("The Rampage in progress has no tower to move toward."));
        return StraightPush.rampage(
                ColossusCard.NAME,
                battlefield.direction(ColossusCard.NAME, nameOf(toward)),
                toolSizes.tool(rampage.tool()));
    }

    /**
     * Returns the next unreported contact of the push in progress: a character, interactive terrain, a link, the
     * tower that stops the Colossus, or the end of the push. Contacts are found one at a time because a character
     * that is KO'd by a contact is no longer in the way. If several towers are met at the same moment, the one
     * with the lowest number is returned; the players may report another one with {@link #touch}.
     *
     * @throws IllegalArgumentException if no push is in progress
     */
    @Rule({RAMPAGE, CROSS, CONTACTS_COME_IN_ORDER})
    public MeasuredContact next(ColossusState state) {
        Battlefield table = now(state);
        PushReport report = table.push(push(state));
        Spot gone = table.middle(ColossusCard.NAME).to(report.stoppedAt());
        ColossusMeasurements atRest =
                with(battlefield.with(battlefield.piece(ColossusCard.NAME).moved(gone)));
        return report.contacts()
                .flatMap(meeting -> command(state, table, meeting, atRest))
                .headOption()
                .getOrElse(() -> new MeasuredContact(new Contact.None(), atRest));
    }

    private Option<MeasuredContact> command(
            ColossusState state, Battlefield table, PushContact meeting, ColossusMeasurements atRest) {
        if (meeting.kind() == PushContact.Kind.LINK_CROSSED) {
            TowerLink link = state.links()
                    .find(each -> nameOf(each).equals(meeting.name()))
                    .get();
            return Option.of(new MeasuredContact(new Contact.OfLink(link), this));
        }
        Piece piece = table.piece(meeting.name());
        return switch (piece.kind()) {
            case CHARACTER -> {
                CombatantId character = CombatantId.of(piece.name());
                yield Option.when(
                        !pushing(state).touched().contains(character),
                        () -> new MeasuredContact(new Contact.OfCharacter(character), this));
            }
            case INTERACTIVE_TERRAIN ->
                Option.of(new MeasuredContact(
                        new Contact.OfTerrain(piece.size()), with(battlefield.without(piece.name()))));
            case TOWER -> {
                Tower tower = tower(piece.name());
                yield Option.of(new MeasuredContact(new Contact.OfTower(tower, nearTower(state, tower)), atRest));
            }
            case FIXED_TERRAIN, ABSORBER, SERUM -> Option.none();
        };
    }

    /** Returns the command that reports contact with a tower, with the Crisis Team characters within range 1 of it. */
    @Rule(TOWER)
    public ColossusCommand.TouchTower touch(ColossusState state, Tower tower) {
        return new ColossusCommand.TouchTower(tower, nearTower(state, tower));
    }

    private Vector<CombatantId> nearTower(ColossusState state, Tower tower) {
        return near(
                nameOf(tower),
                Tower.DESTRUCTION_RANGE,
                state.frame().inPlay(Side.CRISIS_TEAM).map(Combatant::id));
    }

    /**
     * Returns whether a Crisis Team character may end a move at the current place of its piece, that is, not on a
     * tower.
     */
    @Rule(TOWER)
    public boolean mayEndThere(ColossusState state, CombatantId character) {
        Footprint base = battlefield.piece(character.name()).footprint();
        return !now(state)
                .pieces()
                .exists(piece -> piece.kind() == PieceKind.TOWER && Measurement.overlaps(base, piece.footprint()));
    }

    /**
     * Returns the Crisis Team characters that the Colossus could choose and that are within a range of him, sorted
     * by name.
     */
    public Vector<CombatantId> targets(ColossusState state, int range) {
        return near(ColossusCard.NAME, range, state.targets());
    }

    /**
     * Returns the characters in range for the awaited result of the chart, sorted by name: within 2 for a throw
     * and for Bare Metal Hands, within 5 for Hurl Debris. For attacks the caller removes those that are not in
     * line of sight; if none is left, the command is {@link ColossusCommand.ReportNoTarget}.
     */
    @Rule({CHART, FALLBACK_NEEDS_RANGE_AND_SIGHT})
    public Vector<CombatantId> targets(ColossusState state) {
        return switch (state.awaiting()) {
            case CHARACTER_THROW -> targets(state, RampageChart.THROW_RANGE);
            case BARE_METAL_HANDS -> targets(state, ColossusCard.HANDS_RANGE);
            case HURL_DEBRIS -> targets(state, ColossusCard.DEBRIS_RANGE);
            case FRAME, PUSH, CHART, TERRAIN_THROW, BARE_METAL_HANDS_THROWS, RAMPAGE_LIMIT, NOTHING -> Vector.empty();
        };
    }

    /** Returns the interactive terrain that the Colossus can throw on a wild of the chart, sorted by name. */
    @Rule(CHART)
    public Vector<Piece> throwableTerrain() {
        return battlefield
                .within(ColossusCard.NAME, toolSizes.range(RampageChart.THROW_RANGE), PieceKind.INTERACTIVE_TERRAIN)
                .map(battlefield::piece);
    }

    /** Returns the standing towers within a range of a character, by number, for an interaction. */
    @Rule(BEAM)
    public Vector<Tower> towers(ColossusState state, CombatantId character, int range) {
        return now(state)
                .within(character.name(), toolSizes.range(range), PieceKind.TOWER)
                .map(ColossusMeasurements::tower);
    }

    private Vector<CombatantId> near(String name, int range, Vector<CombatantId> among) {
        return battlefield
                .within(name, toolSizes.range(range), PieceKind.CHARACTER)
                .map(CombatantId::of)
                .filter(among::contains);
    }

    private ColossusMeasurements with(Battlefield other) {
        return new ColossusMeasurements(other, toolSizes);
    }

    private static Rampage pushing(ColossusState state) {
        if (state.awaiting() != ColossusAwaited.PUSH) {
            throw new IllegalArgumentException("No push is in progress. "
                    + state.awaiting().describe() + " Call this method while a push is in progress.");
        }
        return state.rampage().get();
    }

    private static Tower tower(String name) {
        return Tower.all()
                .find(tower -> nameOf(tower).equals(name))
                .getOrElseThrow(() -> new IllegalArgumentException(
                        name + " is not the name of a tower. Name the piece with nameOf(tower)."));
    }
}
